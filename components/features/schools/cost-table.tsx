import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { RangeBar } from '@/components/ui/range-bar'
import type { School } from '@/lib/api/schools'
import { costsOf } from '@/lib/schools/costs'
import { dollars, missing } from '@/lib/schools/labels'
import { FoldOfRows } from './fold-of-rows'

/** The costs of a US school in the last survey of all parts, without those for which its page has newer values. */
export function CostTable({ school }: { school: School }) {
  const costs = costsOf(school)
  if (costs === null) return null
  const { year, rows } = costs
  const largest = Math.max(...rows.map(({ amount }) => amount ?? 0))
  return (
    <FoldOfRows count={rows.length} label={`往年参考：${year} 学年的费用明细`} id="costs-2022">
      <DataTable
        caption={`${year} 学年公布的本科新生费用，美元，一学年`}
        isHeadHidden
        rows={rows}
        keyOf={({ label }) => label}
        head={{ label: '项目', cell: ({ label }) => label }}
        columns={(column) => [
          column.value('金额', ({ amount }) =>
            amount === null ? `${missing}：没有一学年的数` : dollars(amount),
          ),
          // A bar has no width of its own, and on phones its cell is as narrow as its content.
          column.figure(
            <span className="sr-only">相对大小</span>,
            ({ amount }) =>
              amount !== null && (
                <span className="block" style={{ width: 'min(12rem, 60vw)' }}>
                  <RangeBar low={0} high={amount} axis={[0, largest]} />
                </span>
              ),
          ),
        ]}
        foot={
          <>
            这是 {year} 学年的数字，已经过去几年，只用来看量级，不要和别的年份的学费相加。今年的看学校官网
            {school.website !== null && (
              <>
                ：
                <Link href={school.website} rel="noreferrer">
                  {hostOf(school.website)}
                </Link>
              </>
            )}
            。{rows.some(({ key }) => key === 'roomAndBoard') && '住宿按校内计，没有校内住宿的学校按校外计。'}
            来源：美国教育统计中心 IPEDS，IC2022_AY（公有领域）
            {school.ipedsId !== null && (
              <>
                ，学校编号 {school.ipedsId}，可在
                <Link
                  href={`https://nces.ed.gov/collegenavigator/?id=${encodeURIComponent(school.ipedsId)}`}
                  rel="noreferrer"
                >
                  College Navigator
                </Link>
                核对较新的数字
              </>
            )}
            。
          </>
        }
      />
    </FoldOfRows>
  )
}

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')
