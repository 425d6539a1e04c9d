import { Tag } from '@/components/ui/tag'
import { grouped } from '@/lib/core/numbers'
import { site } from '@/lib/site'

const { domesticCities, countries, mentors } = site.claims

const words = {
  zh: {
    tag: '公司数据',
    items: [
      { value: `${domesticCities}`, label: '国内城市' },
      { value: `${countries}+`, label: '服务国家' },
      { value: `${mentors}+`, label: '导师' },
    ],
  },
  en: {
    tag: 'Company data',
    items: [
      { value: `${domesticCities}`, label: 'cities in mainland China' },
      { value: `${countries}+`, label: 'destination countries' },
      { value: `${grouped(mentors)}+`, label: 'mentors' },
    ],
  },
} as const

/** The company's own figures, marked as its own. */
export function Claims({ language }: { language: 'zh' | 'en' }) {
  const { tag, items } = words[language]
  return (
    <dl className="grid-cols-fit-14 gap-x-8 gap-y-6 grid">
      {items.map((item) => (
        <div key={item.label} className="flex flex-col-reverse justify-end pt-4 border-t-2 border-t-hue">
          <dt className="text-muted">
            {item.label} <Tag>{tag}</Tag>
          </dt>
          <dd className="tabular-nums lining-nums leading-[1.2] font-figure text-3xl text-heading">
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
