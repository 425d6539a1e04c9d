import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { qualifications, thresholdCautions } from '@/lib/facts/admissions/entry-thresholds'
import { paths } from '@/lib/routing/paths'
import type { EntryLine, EntryLines } from './load-entry-lines'

/** Number of schools named here; the list of schools has the others. */
const named = 12

/**
 * What the universities of a country require of the visitor's qualification. Nothing is compared, because each
 * requirement is for one subject, in the words of its school.
 */
export function EntryTable({
  code,
  name,
  entry: { qualification, lines },
}: {
  code: string
  name: string
  entry: EntryLines
}) {
  const label = qualifications[qualification]
  return (
    <DataTable
      caption={`${name}：写明 ${label} 要求的 ${lines.length} 所大学，照学校的写法`}
      rows={lines.slice(0, named)}
      keyOf={({ href }) => href}
      head={{ label: '大学', cell: (line) => line.name, href: ({ href }) => href }}
      columns={(column) => [
        column.words('要求', ({ first }) => first.threshold),
        column.detail('专业和年份', subjectWords),
      ]}
      foot={
        <>
          {thresholdCautions[code] ?? ''}
          各行专业不同，没有和您的分数相比：点开看这所学校的全部专业。没有写明的学校不等于不收。
          {lines.length > named && (
            <Link href={`${paths.schools}?country=${code}&entry=${qualification}`}>
              全部 {lines.length} 所
            </Link>
          )}
        </>
      }
    />
  )
}

const subjectWords = ({ first: { subject, year }, others }: EntryLine): string =>
  `${subject ?? '全校'}，${year}${others === 0 ? '' : `；另有 ${others} 项`}`
