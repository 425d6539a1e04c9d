import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import type { GapBand, SchoolGap } from '@/lib/tools/conditions/school-gaps'

/** Number of schools named in a cell; the others are counted. */
const named = 8

/** Schools by rank band: those whose published values are reached, and the missing points for the others. */
export function SchoolGaps({
  bands,
  name,
  caption,
  reached,
}: {
  bands: readonly GapBand[]
  name: string
  caption: string
  /** Heading of the schools whose published values are reached. */
  reached: string
}) {
  return (
    <DataTable
      caption={`${name}：${caption}。达到不等于会被录取，国际学生的录取率通常更低`}
      rows={bands}
      keyOf={({ label }) => label}
      head={{ label: '分段', cell: ({ label }) => label }}
      columns={(column) => [
        column.value('没有可比的数', ({ uncompared }) => `${uncompared} 所`),
        column.detail(reached, (band) => <Schools gaps={band.reached} />, `${reached}：`),
        column.detail(short, (band) => <Schools gaps={band.short} />, `${short}：`),
      ]}
    />
  )
}

const short = '低于公布的数（差得少的在前）'

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
