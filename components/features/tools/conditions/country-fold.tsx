import type { ReactNode } from 'react'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { checkMark } from '@/lib/facts/marks'
import { rankings } from '@/lib/schools/rankings'
import type { SchoolBand } from '@/lib/tools/conditions/bands'
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
  bands: readonly SchoolBand[]
  gaps: CountryGaps | null
  /** The groups of an institution in China at the country's universities. */
  china: ReactNode
  /** What its universities require of the visitor's qualification; null when nothing is known. */
  entry: EntryLines | null
}

/** One country: what its conditions were compared with and where that was read, its advantages and disadvantages, its schools by rank band. */
export function CountryFold({ result, bands, gaps, china, entry }: CountryFoldProps) {
  const { country, name, conditions, statements } = result
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
        {conditions.map((condition) => (
          <ConditionRow key={condition.id} condition={condition} />
        ))}
      </ul>
      <dl data-conditions="sides" className="grid gap-x-6 gap-y-4">
        <div>
          <dt className="text-heading font-semibold">值得考虑的理由</dt>
          <dd>{country.why}</dd>
        </div>
        <div>
          <dt className="text-heading font-semibold">要付出的代价</dt>
          <dd>{country.tradeOff}</dd>
        </div>
      </dl>
      {china}
      {entry !== null && <EntryTable code={country.code} name={name} entry={entry} />}
      {gaps !== null && <SchoolGaps name={name} {...gaps} />}
      {bands.length > 0 && <Bands bands={bands} name={name} />}
      {statements.length > 0 && (
        <div className="grid gap-2 text-sm">
          <h4 className="text-base">申请前还要知道</h4>
          <ul className="grid gap-2 list-disc ps-[1.25em]">
            {statements.map(({ text, source, asOf }) => (
              <li key={text}>
                <WholeDays text={text} />
                <small className="text-muted">
                  <WholeDays text={`（${asOf}，`} />
                  <SourceLink source={source} />）
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Fold>
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

/** The number of schools in each rank band, with their thresholds if the list of rules has them. */
function Bands({ bands, name }: { bands: readonly SchoolBand[]; name: string }) {
  const hasRules = bands.some(({ rules }) => rules.length > 0)
  return (
    <DataTable
      caption={`${name}的学校分段（QS 世界大学排名 ${rankings.qs.edition}，本站院校库收录的学校）`}
      rows={bands}
      keyOf={({ label }) => label}
      head={{ label: '分段', cell: ({ label }) => label }}
      columns={(column) => [
        column.value('学校', ({ count, href }) => <Link href={href}>{count} 所</Link>),
        column.detail('有来源的入学门槛', ({ rules }) =>
          !hasRules
            ? null
            : rules.length === 0
              ? '看各校入学要求页'
              : rules.map(({ school, statement }) => (
                  <span key={statement.id}>
                    {school}：
                    <Link href={statement.source.url} rel="noreferrer">
                      <WholeDays text={statement.text} />
                    </Link>
                    （{statement.asOf}）
                  </span>
                )),
        ),
      ]}
    />
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
