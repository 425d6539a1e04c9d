import { each } from '@/components/ui/each'
import type { School } from '@/lib/api/schools'
import { type CostRow, type Costs, costsOf } from '@/lib/schools/costs'
import { dollars, missing } from '@/lib/schools/labels'
import styles from './cost-table.module.css'

/** What a US school published for one year, each line as long as its share; nothing when no costs were found. */
export function CostTable({ school }: { school: School }) {
  const costs = costsOf(school)
  if (costs === null) return null
  return (
    <>
      <CostLines costs={costs} />
      <ul className={styles.notes}>
        <li>
          这是 {costs.year} 学年的数字，已经过去几年，只用来看量级。今年的数字以学校官网为准
          {school.website !== null && (
            <>
              ：
              <a href={school.website} rel="noreferrer">
                {hostOf(school.website)}
              </a>
            </>
          )}
          。
        </li>
        <li>
          {school.control === 'public'
            ? '公立大学按州外学生计；国际学生通常按州外收费，可能另加国际生费用。'
            : '私立大学不分州内州外；国际学生可能另加保险与国际生费用。'}
          住宿按校内计，没有校内住宿的学校按校外计。
        </li>
        <li>
          来源：美国教育统计中心 IPEDS，IC2022_AY（公有领域）
          {school.ipedsId !== null && (
            <>
              ，学校编号 {school.ipedsId}，可在
              <a
                href={`https://nces.ed.gov/collegenavigator/?id=${encodeURIComponent(school.ipedsId)}`}
                rel="noreferrer"
              >
                College Navigator
              </a>
              核对较新的数字
            </>
          )}
          。
        </li>
      </ul>
    </>
  )
}

function CostLines({ costs }: { costs: Costs }) {
  const { year, undergraduate, total, graduate } = costs
  const largest = Math.max(...[...undergraduate, graduate].map(({ amount }) => amount ?? 0))
  return (
    <table className={styles.table}>
      <caption>{year} 学年公布的费用，美元，一学年</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">项目</th>
          <th scope="col">金额</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={2} className={styles.group}>
            本科新生
          </th>
        </tr>
        {each(undergraduate, (row) => (
          <CostLine row={row} largest={largest} />
        ))}
        <tr className={styles.total}>
          <th scope="row">以上四项合计（本站相加）</th>
          <td>{total === null ? `${missing}：有一项学校没有报` : dollars(total)}</td>
        </tr>
      </tbody>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={2} className={styles.group}>
            研究生（全校平均，不含法学院、医学院）
          </th>
        </tr>
        <CostLine row={graduate} largest={largest} />
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
