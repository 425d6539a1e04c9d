import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { type CostRow, type Costs, costsOf } from '@/lib/schools/costs'
import { dollars, missing } from '@/lib/schools/labels'
import styles from './cost-table.module.css'

/** What a US school published in the last survey of all parts of its costs, as far as nothing newer stands on its page. */
export function CostTable({ school }: { school: School }) {
  const costs = costsOf(school)
  if (costs === null) return null
  return (
    <>
      <CostLines costs={costs} />
      <ul className={styles.notes}>
        <li>
          这是 {costs.year}{' '}
          学年的数字，已经过去几年，只用来看量级，不要和别的年份的学费相加。今年的数字以学校官网为准
          {school.website !== null && (
            <>
              ：
              <Link href={school.website} rel="noreferrer">
                {hostOf(school.website)}
              </Link>
            </>
          )}
          。
        </li>
        {costs.rows.some(({ key }) => key === 'roomAndBoard') && (
          <li>住宿按校内计，没有校内住宿的学校按校外计。</li>
        )}
        <li>
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
        </li>
      </ul>
    </>
  )
}

function CostLines({ costs: { year, rows } }: { costs: Costs }) {
  const largest = Math.max(...rows.map(({ amount }) => amount ?? 0))
  return (
    <table className={styles.table}>
      <caption>{year} 学年公布的本科新生费用，美元，一学年</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">项目</th>
          <th scope="col">金额</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CostLine key={row.label} row={row} largest={largest} />
        ))}
      </tbody>
    </table>
  )
}

function CostLine({ row: { label, amount }, largest }: { row: CostRow; largest: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {amount === null ? (
          <span className={styles.missing}>{missing}：没有一学年的数</span>
        ) : (
          <>
            {dollars(amount)}
            <span className={styles.bar} style={{ inlineSize: `${(amount / largest) * 100}%` }} />
          </>
        )}
      </td>
    </tr>
  )
}

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')
