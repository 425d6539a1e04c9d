import { SourceLink } from '@/components/facts/source-link'
import { AnswerTable } from '@/components/ui/answer-table'
import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { orEmpty } from '@/lib/api/client'
import { listRankedValues, type RankedValues } from '@/lib/api/schools'
import { listTuitionSpans } from '@/lib/api/tuition'
import type { CountryChannel } from '@/lib/collections/kinds/channel'
import { quantile } from '@/lib/core/quantile'
import { daysIn } from '@/lib/facts/admissions/deadline-text'
import { dayInText, dayParts, isOver, standing } from '@/lib/facts/admissions/deadline-words'
import { type Deadline, findDeadline } from '@/lib/facts/admissions/deadlines'
import { checkMark, datedPeriod, needsLook, perhapsPast, whenOf } from '@/lib/facts/marks'
import type { Figure, Statement } from '@/lib/facts/registry'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { levels as allLevels, type Level } from '@/lib/tools/cost/levels'
import { costSpan, tuitionSpan } from '@/lib/tools/cost/span'
import { readSourced } from './sourced-value'

/** The lowest IELTS scores of schools, as the middle half over them: 6.0–6.5 起, and of how many. */
function requiredWords(schools: readonly RankedValues[]): { text: string | null; count: number } {
  const lows = schools.flatMap(({ values }) => values.get('ielts')?.num ?? [])
  if (lows.length < fewest) return { text: null, count: 0 }
  const [from, to] = [quantile(lows, 0.25).toFixed(1), quantile(lows, 0.75).toFixed(1)]
  return { text: `${from === to ? from : `${from}–${to}`} 起`, count: lows.length }
}

/** Fewer schools have no middle half. */
const fewest = 5

/** A value with its one note below it. */
function Noted({ value, note }: { value: string; note: string | null | undefined }) {
  return (
    <>
      {value}
      {note && (
        <small className="block text-muted text-xs font-normal">
          <WholeDays text={note} />
        </small>
      )}
    </>
  )
}

/** A date in one line, and below it whose it is, its hour and the days that are left. */
function Day({ text, of, whose }: { text: string; of: string; whose: string | undefined }) {
  const now = new Date()
  const [day] = daysIn(of)
  const parts =
    day !== undefined && dayInText(day, 'closes', now) === text ? dayParts(day, 'closes', now) : null
  if (day === undefined || parts === null) return <Noted value={text} note={whose} />
  return (
    <>
      <span className={`inline-block ${isAhead(day, now) ? '' : 'text-muted font-normal'}`}>
        {parts.date}
      </span>
      <small className="block text-muted text-xs font-normal">
        <WholeDays text={[whose, ...parts.limits].filter(Boolean).join(' · ')} />
      </small>
    </>
  )
}

/** Whether the day is still to come everywhere. */
const isAhead = (deadline: Deadline, now: Date) =>
  !isOver(deadline, now) && standing(deadline, now) !== perhapsPast

/** The channel with the next of its registered days where the day of an example has passed. */
export function withNextDays(channel: CountryChannel, now = new Date()): CountryChannel {
  const ahead = channel.timeline.days
    .flatMap(({ day, label }) => {
      const deadline = findDeadline(day)
      return deadline?.closes && isAhead(deadline, now)
        ? [{ ...deadline, closes: deadline.closes, label }]
        : []
    })
    .toSorted((one, other) => one.closes.localeCompare(other.closes))
  return {
    ...channel,
    answers: channel.answers.map((answer) => ({
      ...answer,
      rows: answer.rows.map((row) => ({
        ...row,
        cells: Object.fromEntries(
          Object.entries(row.cells).map(([level, cell]) => {
            const [day] = 'day' in cell ? daysIn(cell.day) : []
            const next = ahead.find((one) => one.country === answer.country && one.level === level)
            const isKept = day === undefined || isAhead(day, now) || next === undefined
            return [level, isKept ? cell : { of: next.label, day: `{{${next.id}}}` }]
          }),
        ),
      })),
    })),
  }
}

/** For what no register says of a whole country: quiet beside the values. */
const AtSchool = ({ country }: { country: string }) => (
  <Link className="reach text-muted font-normal" href={listHref(paths.schools, { country })}>
    看学校
  </Link>
)

/** The editors' word for a rule of the whole country that a university repeats. */
const wholeCountry = '全国'

/** Whether a row is answered by what the schools require. */
const isAsked = ({ cells }: CountryChannel['answers'][number]['rows'][number]) =>
  Object.values(cells).some((cell) => 'schools' in cell)

type CountryAnswerProps = { answer: CountryChannel['answers'][number]; name: string }

/** Where the page says how its figures are made. */
export const methodId = 'method'

/**
 * The main figures of a country by level: costs from the calculator, the others from the registers. Rows without a
 * value are left out. The note of the sums stands once below them when it is that of all.
 */
export async function CountryAnswer({ answer: { country, levels, rows }, name }: CountryAnswerProps) {
  const prices = await listTuitionSpans()
  const atSchool = <AtSchool key={country} country={country} />
  const spans = levels.map((level) => costSpan(country, level, prices))
  const hasSums = spans.some((span) => span !== null)
  // With three columns a sum and its unit do not fit into one line of a phone.
  const isNarrow = levels.length > 2
  const unit = isNarrow ? '（万元）' : ''
  const sumOf = (text: string) => (isNarrow ? text.replace(/ 万元$/, '') : text)
  const notes = [...new Set(spans.flatMap((span) => (span === null ? [] : [span.condition])))]
  const [shared] = notes.length === 1 ? notes : []
  const tuitions = levels.map((level) => tuitionSpan(country, level, prices))
  const money = [
    {
      label: `平均每年${unit}`,
      cells: spans.map((span, at) =>
        span === null ? (
          atSchool
        ) : (
          <Noted
            key={levels[at]}
            value={sumOf(span.perYear)}
            note={shared === undefined ? span.condition : null}
          />
        ),
      ),
    },
    {
      label: `读完一共${unit}`,
      cells: spans.map((span) => (span === null ? atSchool : sumOf(span.whole))),
    },
    // Tuition alone never stands beside a sum with living costs.
    ...(levels.some((_, at) => spans[at] === null && tuitions[at] !== null)
      ? [
          {
            label: `只算学费，一年${unit}`,
            cells: tuitions.map((tuition, at) =>
              tuition === null ? (
                atSchool
              ) : (
                <Noted key={levels[at]} value={sumOf(tuition.perYear)} note={tuition.condition} />
              ),
            ),
          },
        ]
      : []),
    { label: '读几年', cells: spans.map((span) => (span === null ? atSchool : `${span.years} 年`)) },
  ]
  const required = rows.some(isAsked)
    ? requiredWords(await orEmpty(listRankedValues(country, ['ielts'])))
    : null
  const said = rows.map(({ label, cells }) => ({
    label,
    cells: levels.map((level) => {
      const cell = cells[level]
      if (cell === undefined) return atSchool
      if ('schools' in cell) return required?.text ?? atSchool
      const { text } = readSourced(cell)
      const whose = 'of' in cell ? cell.of : undefined
      if ('day' in cell) return <Day key={level} text={text} of={cell.day} whose={whose} />
      return whose === undefined || whose === wholeCountry ? text : `${whose}：${text}`
    }),
  }))
  return (
    <AnswerTable
      caption={`${name}留学：费用、时间与去向`}
      isCaptionHidden
      columns={levels.map(labelOf)}
      rows={[...(hasSums ? money : []), ...said]}
      foot={
        <>
          {hasSums && `学费加生活${shared ? `，${shared}` : ''}\u00a0· `}
          <a href={`#${methodId}`} className="whitespace-nowrap">
            怎么算的
          </a>
        </>
      }
    />
  )
}

const labelOf = (level: Level) => allLevels.find(({ value }) => value === level)?.label ?? level

type AnswerMethodProps = {
  answer: CountryAnswerProps['answer']
  /** When the answers of several countries are below each other. */
  name: string
}

/** What the figures of the answer include, how they are made, and their sources. */
export async function AnswerMethod({ answer: { country, levels, rows }, name }: AnswerMethodProps) {
  const prices = await listTuitionSpans()
  const asked = rows.find(isAsked)
  const required =
    asked !== undefined ? requiredWords(await orEmpty(listRankedValues(country, ['ielts']))) : null
  const cited = rows.flatMap(({ label, cells }) =>
    Object.values(cells).flatMap((cell) => {
      if ('schools' in cell) return []
      const { fact, source } = readSourced(cell)
      return source === null ? [] : [{ label, fact, source }]
    }),
  )
  const sources = [...new Map(cited.map((each) => [`${each.label} ${each.source.url}`, each])).values()]
  return (
    <div className="grid gap-2">
      {name !== '' && <h3 className="text-base">{name}</h3>}
      {levels.map((level) => {
        const span = costSpan(country, level, prices)
        const words =
          span === null
            ? `${tuitionSpan(country, level, prices) === null ? '各校差很多' : '只有学费'}，选好学校再算`
            : [span.condition, span.places, `含${span.includes}`].filter(Boolean).join('；')
        return (
          <p key={level}>
            <b>{labelOf(level)}　</b>
            <WholeDays text={`${words}。`} />
            <Link href={`${paths.cost}?country=${country}&level=${level}`}>逐项看来源</Link>
          </p>
        )
      })}
      <p>
        {required !== null &&
          required.count > 0 &&
          `${asked?.label}：${required.count} 所最低一档的中间一半。`}
        {sources.map(({ label, fact, source }) => (
          <span key={`${label} ${source.url}`}>
            {label}：
            <SourceLink source={source} />
            {fact !== null && <WholeDays text={dateOf(fact)} />}
            {fact !== null && needsLook(fact) && checkMark}。
          </span>
        ))}
      </p>
    </div>
  )
}

function dateOf(fact: Figure | Statement): string {
  const dated = datedPeriod(whenOf(fact))
  return dated === null ? '' : `，${dated}`
}
