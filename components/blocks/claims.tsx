import { Tag } from '@/components/ui/tag'
import { listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { grouped } from '@/lib/core/numbers'
import { site } from '@/lib/site'

const { domesticCities, countries, mentors } = site.claims

const words = {
  zh: {
    tag: '公司数据',
    listed: (count: number) => `本站名录现列 ${count} 家内地分公司`,
    items: [
      { value: `${domesticCities}`, label: '国内城市' },
      { value: `${countries}+`, label: '服务国家' },
      { value: `${mentors}+`, label: '导师' },
    ],
  },
  en: {
    tag: 'Company data',
    listed: (count: number) => `${count} mainland offices are listed on this site now`,
    items: [
      { value: `${domesticCities}`, label: 'cities in mainland China' },
      { value: `${countries}+`, label: 'destination countries' },
      { value: `${grouped(mentors)}+`, label: 'mentors' },
    ],
  },
} as const

/** The company's own figures, marked as its own; beside its cities, how many offices the directory lists. */
export async function Claims({ language }: { language: 'zh' | 'en' }) {
  const { tag, listed, items } = words[language]
  const mainland = (await orEmpty(listBranches())).filter(({ overseas }) => !overseas).length
  return (
    <dl className="grid-cols-fit-14 gap-x-8 gap-y-6 grid">
      {items.map((item, at) => (
        <div key={item.label} className="flex flex-col-reverse justify-end pt-4 border-t-2 border-t-hue">
          <dt className="text-muted">
            {item.label} <Tag>{tag}</Tag>
            {at === 0 && mainland > 0 && mainland !== domesticCities && (
              <span className="block text-sm">{listed(mainland)}</span>
            )}
          </dt>
          <dd className="tabular-nums lining-nums leading-[1.2] font-figure text-3xl text-heading">
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
