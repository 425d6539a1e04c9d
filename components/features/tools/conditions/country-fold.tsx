import type { ReactNode } from 'react'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { checkMark } from '@/lib/facts/marks'
import { type Condition, stateOf, wordsOf } from '@/lib/tools/conditions/condition'
import type { CountryResult } from '@/lib/tools/conditions/evaluate'
import './conditions-result.css'
import { qualifications, thresholdCautions } from '@/lib/facts/admissions/entry-thresholds'
import { paths } from '@/lib/routing/paths'
import type { EntryLine, EntryLines } from './load-entry-lines'
import type { CountryGaps } from './load-gaps'
import { placeWords } from './result-words'
import { SchoolGaps } from './school-gaps'

type CountryFoldProps = {
  result: CountryResult
  gaps: CountryGaps | null
  /** The groups of an institution in China at the country's universities. */
  china: ReactNode
  /** What its universities require of the visitor's qualification; null when nothing is known. */
  entry: EntryLines | null
}

/** One country: what its conditions were compared with, and where that was read. */
export function CountryFold({ result, gaps, china, entry }: CountryFoldProps) {
  const { country, name, conditions } = result
  const open = conditions.filter(
    (condition) => stateOf(condition) === 'unknown' && condition.evidence.length === 0,
  )
  return (
    <Fold
      id={`country-${country.code}`}
      level={3}
      label={
        <>
          {name}
          <small className="block text-muted text-quiet font-normal">{placeWords(result)}</small>
        </>
      }
    >
      <ul data-conditions="list">
        {conditions
          .filter((condition) => !open.includes(condition))
          .map((condition) => (
            <ConditionRow key={condition.id} condition={condition} />
          ))}
      </ul>
      {open.length > 0 && <Open conditions={open} />}
      {china}
      {entry !== null && <EntryTable code={country.code} name={name} entry={entry} />}
      {gaps !== null && <SchoolGaps name={name} {...gaps} />}
      <Link
        href={`${paths.schools}?country=${country.code}`}
        className="inline-flex items-center min-h-target"
      >
        {name}的学校
      </Link>
    </Fold>
  )
}

/** What nothing was found about, and where to ask. */
function Open({ conditions }: { conditions: readonly Condition[] }) {
  const pages = new Map(conditions.flatMap(({ ask }) => (ask === null ? [] : [[ask.name, ask] as const])))
  return (
    <p>
      {conditions.map(({ label }) => label).join('、')}：没查到。{pages.size > 0 && '官方页：'}
      {[...pages.values()].map((page, at) => (
        <span key={page.name}>
          {at > 0 && '、'}
          <SourceLink source={page} />
        </span>
      ))}
    </p>
  )
}

function ConditionRow({ condition }: { condition: Condition }) {
  const { label, reason, gap, evidence, ask, more } = condition
  return (
    <li data-status={stateOf(condition)}>
      <p>
        <strong>{label}</strong>
        <span>{wordsOf(condition)}</span>
      </p>
      <div>
        <p>
          {gap !== null && <strong>{gap.text}。</strong>}
          <WholeDays text={reason} />
        </p>
        {evidence.length > 0 && (
          <ul>
            {evidence.map(({ label: name, text, period, source, caution, needsLook }) => (
              <li key={`${name} ${text}`}>
                <WholeDays text={`${name}：${text}（${period === null ? '' : `${period}，`}`} />
                <SourceLink source={source} />
                {caution !== null && `；${caution}`}）{needsLook && checkMark}
              </li>
            ))}
          </ul>
        )}
        {(ask !== null || more !== null) && (
          <p>
            {ask !== null && (
              <span>
                官方页：
                <SourceLink source={ask} />
              </span>
            )}
            {more !== null && <Link href={more.href}>{more.label}</Link>}
          </p>
        )}
      </div>
    </li>
  )
}

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
