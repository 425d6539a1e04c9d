import { type FactRow, FactRows } from '@/components/blocks/fact-rows'
import { JsonLd } from '@/components/blocks/json-ld'
import { localBusiness } from '@/components/features/people/local-business'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { type BranchPage, getBranch, listBranches } from '@/lib/api/branches'
import { orEmpty, orNull } from '@/lib/api/client'
import type { SectionOf } from '@/lib/blocks/schema'
import { resolveAlias } from '@/lib/routing/aliases'
import { site } from '@/lib/site'

const englishCities: Record<string, string> = {
  bj: 'Beijing',
  cd: 'Chengdu',
  cq: 'Chongqing',
  cs: 'Changsha',
  fz: 'Fuzhou',
  gz: 'Guangzhou',
  hn: 'Hainan',
  hz: 'Hangzhou',
  km: 'Kunming',
  nj: 'Nanjing',
  qd: 'Qingdao',
  sh: 'Shanghai',
  sz: 'Shenzhen',
  wh: 'Wuhan',
  xa: "Xi'an",
  xg: 'Hong Kong',
  xjp: 'Singapore',
  zz: 'Zhengzhou',
}

export const hasBranches = async () => (await orEmpty(listBranches())).length > 0

/** Every branch with a link to its page. */
export async function Branches({ language }: { language: 'zh' | 'en' }) {
  const branches = await orEmpty(listBranches())
  return (
    <ul className="grid gap-x-4" style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))' }}>
      {branches.map((branch) => (
        <li key={branch.code}>
          <Link
            href={branch.href}
            className="flex items-center min-h-[calc(var(--spacing-target)+var(--spacing))] border-b border-line hover:border-hue text-heading hover:text-hue-text no-underline"
          >
            {language === 'en' ? (englishCities[branch.code] ?? branch.city) : branch.city}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** One branch from the list of branches. Missing details are named as missing. */
export async function BranchRecord({ code }: SectionOf<'branch'>) {
  const branch = await orNull(getBranch(code))
  if (branch === null) {
    return (
      <p>
        分公司资料暂时读不到，请拨打热线 <a href={`tel:${site.hotline}`}>{site.hotline}</a>。
      </p>
    )
  }
  const business = localBusiness(branch)
  return (
    <>
      <FactRows rows={rowsOf(branch)} />
      {business !== null && <JsonLd data={business} />}
    </>
  )
}

function rowsOf({ address, hours, href, name, phone, transport }: BranchPage): FactRow[] {
  return [
    { label: '地址', value: address ?? '暂无公布的地址；来之前请致电，约好时间后告知会面地点。' },
    { label: '接待时间', value: hours ?? '先打热线约时间，由同事确认。' },
    {
      label: '电话',
      value: (
        <span className="flex flex-wrap items-center justify-between gap-x-8">
          <a href={`tel:${phone}`}>{phone}</a>
          <ButtonLink href={resolveAlias(href)} variant="quiet" arrow>
            看{name}的页面
          </ButtonLink>
        </span>
      ),
    },
    ...(transport === null ? [] : [{ label: '怎么到', value: transport }]),
  ]
}
