import { PlainTable } from '@/components/blocks/plain-table'
import { Link } from '@/components/ui/link'
import type { GapBand, SchoolGap } from '@/lib/tools/conditions/school-gaps'
import styles from './conditions-result.module.css'

/** So many schools are named in a cell; the others are counted. */
const named = 8

/** Schools by stretch of the ranking: whose published values are reached, and what is missing to the others. */
export function SchoolGaps({
  bands,
  name,
  caption,
  reached,
}: {
  bands: readonly GapBand[]
  name: string
  caption: string
  /** Heading of the schools whose published values are reached: what reaching them means. */
  reached: string
}) {
  return (
    <div className={styles.gaps}>
      <PlainTable
        caption={`${name}：${caption}。达到不等于会被录取，国际学生的录取率通常更低`}
        columns={['分段', reached, '低于公布的数（差得少的在前）', '没有可比的数']}
        rows={bands.map(({ label, reached: own, short, uncompared }) => ({
          label,
          cells: [
            <Schools key="reached" gaps={own} />,
            <Schools key="short" gaps={short} />,
            `${uncompared} 所`,
          ],
        }))}
      />
    </div>
  )
}

function Schools({ gaps }: { gaps: readonly SchoolGap[] }) {
  if (gaps.length === 0) return '—'
  return (
    <ul>
      {gaps.slice(0, named).map(({ school: { name, href }, briefs }) => (
        <li key={href}>
          <Link href={href}>{name}</Link>：{briefs.join('；')}
        </li>
      ))}
      {gaps.length > named && <li>另有 {gaps.length - named} 所</li>}
    </ul>
  )
}
