import { type FactRow, FactRows } from '@/components/blocks/fact-rows'
import { JsonLd } from '@/components/blocks/json-ld'
import { localBusiness } from '@/components/features/people/local-business'
import { ButtonLink } from '@/components/ui/button-link'
import { type BranchPage, getBranch } from '@/lib/api/branches'
import { orNull } from '@/lib/api/client'
import type { SectionOf } from '@/lib/blocks/schema'
import { resolveAlias } from '@/lib/routing/aliases'
import { site } from '@/lib/site'

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
