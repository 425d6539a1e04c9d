import { localBusiness } from '@/components/people/local-business'
import { type FactRow, FactRows } from '@/components/sections/fact-rows'
import { ButtonLink } from '@/components/ui/button-link'
import { JsonLd } from '@/components/ui/json-ld'
import { SampleTag } from '@/components/ui/tag'
import { type BranchPage, getBranch } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { resolveAlias } from '@/lib/routing/aliases'
import { site } from '@/lib/site'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './schools.module.css'

/** One branch as the branch list knows it; what is not filled in is said to be so. */
export async function BranchSection({ section, index }: SectionProps<'branch'>) {
  const [branch = null] = await orEmpty(
    getBranch(section.code).then((found) => (found === null ? [] : [found])),
  )
  const business = branch && localBusiness(branch)
  return (
    <Band index={index} heading={section.heading} intro={section.intro}>
      {branch === null ? (
        <p>
          分公司资料暂时读不到，请拨打热线 <a href={`tel:${site.hotline}`}>{site.hotline}</a>。
        </p>
      ) : (
        <>
          <FactRows rows={rowsOf(branch)} />
          <p className={styles.more}>
            <ButtonLink href={resolveAlias(branch.href)} variant="quiet" arrow>
              看{branch.name}的页面
            </ButtonLink>
          </p>
        </>
      )}
      {business !== null && <JsonLd data={business} />}
    </Band>
  )
}

function rowsOf({ address, hours, phone, transport, sample, teams }: BranchPage): FactRow[] {
  return [
    { label: '地址', value: address ?? '暂无公布的地址；来之前请致电，约好时间后告知会面地点。' },
    {
      label: '接待时间',
      value: (
        <>
          {hours} {sample && <SampleTag />}
        </>
      ),
    },
    { label: '电话', value: <a href={`tel:${phone}`}>{phone}</a> },
    { label: '怎么到', value: transport ?? '暂无公布的路线，致电时可以问。' },
    ...(teams.length > 0 ? [{ label: '团队', value: teams.map(({ name }) => name).join('、') }] : []),
  ]
}
