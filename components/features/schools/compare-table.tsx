import type { PropsWithChildren, ReactNode } from 'react'
import { ToolExample } from '@/components/features/tools/tool-example'
import { type Columns, DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { RangeBar } from '@/components/ui/range-bar'
import { WholeValues } from '@/components/ui/whole-values'
import type { School } from '@/lib/api/schools'
import { keysOf } from '@/lib/core/keys-of'
import { daysBetween, shanghaiDate } from '@/lib/core/time'
import { type ComparisonRow, compareSchools } from '@/lib/schools/comparison'
import { missing } from '@/lib/schools/labels'
import { comparisonHref, type Offer, type Offers } from '@/lib/schools/offers'
import './schools.css'
import type { CompareData } from './load-compare'
import { ShortlistButton } from './shortlist-button'

type CompareTableProps = Pick<CompareData, 'offers' | 'costs' | 'nameOf'> & {
  schools: readonly School[]
  /** Folds beside that of the notes. */
  children?: ReactNode
}

/** A row with addresses behind its values. */
type TableRow = ComparisonRow & { links?: readonly (string | null)[]; shared?: string }

const mostOpen = 14

/** When fewer rows have values of two schools, the other rows are open too. */
const fewestOpen = 3

/**
 * Schools side by side, one row per definition, numbers with a bar on the axis of their row. Rows with values of at
 * least two schools are open; those in which all schools are equal, and those of one school, are one line each below.
 */
export function CompareTable({ schools, offers, costs, nameOf, children }: CompareTableProps) {
  const ids = schools.map(({ id }) => id)
  const rows = compareSchools(schools, nameOf)
  const isAlone = schools.length < 2
  const {
    equal = [],
    single = [],
    compared = [],
    lacking = [],
  } = Object.groupBy(rows, (row) => (isAlone ? 'compared' : kindOf(row)))
  const open = (compared.length < fewestOpen ? [...compared, ...lacking] : compared).slice(0, mostOpen)
  const names = schools.map(({ name }) => name)
  const first: TableRow[] = [...offerRows(schools, offers), ...costRowsOf(costs, names)]
  const folds = [
    ['其余能比的', compared],
    ['只有部分学校有的', lacking],
  ] as const
  const isDrawn = open.some(({ drawn }) => drawn)
  const table = {
    columns: (column: Columns<TableRow>) =>
      schools.map((school, place) =>
        column.words(
          <SchoolHead
            key={school.id}
            school={school}
            without={comparisonHref(
              ids.filter((id) => id !== school.id),
              offers,
            )}
          />,
          (row) => <Value row={row} place={place} />,
        ),
      ),
    keyOf: ({ label }: TableRow) => label,
    head: { label: '', cell: (row: TableRow) => <RowName row={row} isAlone={isAlone} /> },
    isEven: true,
    isCaptionHidden: true,
  }
  return (
    <div data-school="whole" className="grid grid-cols-1 gap-4" data-schools={schools.length}>
      {schools.length > 3 && (
        <p data-school="others" className="hidden">
          手机上一次看两所。
          <Link href={comparisonHref([...ids.slice(2), ...ids.slice(0, 2)], offers)}>
            看
            {schools
              .slice(2)
              .map(({ name }) => name)
              .join('、')}
          </Link>
        </p>
      )}
      <figure
        className="grid grid-cols-1 gap-3"
        aria-label={`${names.join('、')}并排${isDrawn ? '，每行的横条用同一把尺' : ''}`}
      >
        <DataTable
          {...table}
          caption="并排对照"
          isAnswer
          rows={[...first, ...open].map(withUnit)}
          foot="各校年份不同，写在格里，只看大概。"
        />
      </figure>
      {equal.length > 0 && (
        <p className="text-muted text-quiet">
          都一样的 {equal.length} 项：
          {equal.map(({ label, values }) => `${label} ${values[0]}`).join('；')}。
        </p>
      )}
      {single.length > 0 && (
        <p className="text-muted text-quiet">
          只查到一所的 {single.length} 项，看它的学校页：{single.map(({ label }) => label).join('、')}。
        </p>
      )}
      <div className="print:hidden!">
        {folds.map(([what, of]) => {
          const rest = of.filter((row) => !open.includes(row))
          const label = `${what} ${rest.length} 项`
          return (
            rest.length > 0 && (
              <Fold key={what} label={label} isWide>
                <DataTable {...table} caption={label} rows={rest} />
              </Fold>
            )
          )
        })}
        <FoldPairs>
          <RowNotes
            rows={[
              ...first,
              ...equal,
              ...rows.filter((row) => !equal.includes(row) && !single.includes(row)),
            ]}
          />
          {children}
        </FoldPairs>
      </div>
    </div>
  )
}

/** Folds two and two on wide screens. */
export const FoldPairs = ({ children }: PropsWithChildren) => (
  <div className="print:hidden! grid grid-cols-1 lg:grid-cols-2 lg:gap-x-12 lg:items-start">{children}</div>
)

/** What the rows count, once for all schools. */
function RowNotes({ rows }: { rows: readonly ComparisonRow[] }) {
  const noted = rows.flatMap(({ label, note }) => (note ? [{ label, note }] : []))
  return (
    noted.length > 0 && (
      <Fold label={`每一行指什么：${noted.length} 条说明`}>
        <ul className="grid gap-1 list-disc ps-[1.25em] max-w-measure">
          {noted.map(({ label, note }) => (
            <li key={label}>
              <WholeValues text={`${label}：${note}`} />
            </li>
          ))}
        </ul>
      </Fold>
    )
  )
}

/** Most rows of the example. */
const mostShown = 3

/** What a comparison looks like, beside the empty form. */
export function CompareExample({ schools, nameOf }: Pick<CompareTableProps, 'schools' | 'nameOf'>) {
  const rows = compareSchools(schools, nameOf).filter((row) => row.drawn && filled(row) === row.held)
  const names = schools.map(({ name }) => name)
  return (
    <ToolExample
      of={names.join('、')}
      href={comparisonHref(
        schools.map(({ id }) => id),
        new Map(),
      )}
    >
      <DataTable
        isEven
        isCaptionHidden
        caption={`样例：${names.join('、')}`}
        rows={rows.slice(0, mostShown)}
        keyOf={({ label }) => label}
        head={{ label: '', cell: ({ label }) => label }}
        columns={(column) =>
          names.map((name, place) => column.words(name, (row) => <Value row={row} place={place} />))
        }
      />
    </ToolExample>
  )
}

const filled = ({ values }: ComparisonRow) => values.filter((value) => value !== null).length

/** `compared`: two schools have a value, and no other row has that of a third. */
function kindOf(row: ComparisonRow) {
  const { held, values } = row
  if (held === values.length && new Set(values).size === 1) return 'equal'
  return filled(row) < 2 ? 'single' : held > 1 && filled(row) === held ? 'compared' : 'lacking'
}

/** A value; its currency and its year are below it, so that no line ends within a value of a narrow column. */
function Value({
  row: { values, lacks, isDated = false, drawn, links },
  place,
}: {
  row: TableRow
  place: number
}) {
  const span = drawn?.spans[place]
  const text = values[place] ?? null
  if (text === null) return <span className="text-muted text-sm">{lacks?.[place] ?? missing}</span>
  const [value = '', ...notes] = isDated ? text.split('，') : [text]
  return (
    <>
      {links?.[place] == null ? (
        <WholeValues text={value} />
      ) : (
        <Link href={links[place]} className="inline-flex items-center max-lg:min-h-target">
          <WholeValues text={value} />
        </Link>
      )}
      {drawn?.ahead?.at === place && (
        <span className="text-muted text-xs font-normal max-md:block md:ms-2 whitespace-nowrap">
          {drawn.ahead.word}
        </span>
      )}
      {drawn && span != null && (
        <span className="block max-w-48 my-1">
          {/* Where all are single numbers, bars begin at the start of the axis; beside a range one is a tick. */}
          <RangeBar low={drawn.areSingle ? drawn.axis[0] : span[0]} high={span[1]} axis={drawn.axis} />
        </span>
      )}
      {notes.length > 0 && (
        <span className="block text-muted text-xs">
          <span className="sr-only">，</span>
          <WholeValues text={notes.join('，')} />
        </span>
      )}
    </>
  )
}

/** A unit of all values stands beside the label, so that a range is on one line of a phone. */
function withUnit(row: TableRow): TableRow {
  const { label, values } = row
  if (!values.every((value) => value === null || /^[\d.–]+ 万元/.test(value))) return row
  return {
    ...row,
    label: `${label}，万元`,
    values: values.map((value) => value?.replace(' 万元', '') ?? null),
  }
}

/** What the family wrote down of its offers; a row that nobody filled in is left out. */
function offerRows(schools: readonly School[], offers: Offers) {
  const rows = {
    '我的 offer：定金': ({ deposit }: Offer) => deposit,
    最晚哪天答复: ({ reply }: Offer) => reply && `${reply}，${leftUntil(reply)}`,
    奖学金: ({ award }: Offer) => award,
  }
  return Object.entries(rows).flatMap(([label, of]) => {
    const given = schools.map(({ id }) => of(offers.get(id) ?? {}))
    if (!given.some(Boolean)) return []
    const values = given.map((text) => text ?? '没写')
    return [{ label, values, held: values.length, isDated: label === '最晚哪天答复' }]
  })
}

const leftUntil = (day: string) => {
  const left = daysBetween(shanghaiDate(new Date()), day)
  return left < 0 ? '已过' : left === 0 ? '就是今天' : `还有 ${left} 天`
}

/**
 * The whole course of each degree by the cost calculator. What is true of all sums stands beside the label, how long a course is and what
 * its sum leaves out below the sum, and how each is reckoned with the notes of the rows.
 */
function costRowsOf(costs: CompareData['costs'], names: readonly string[]) {
  const degrees = { undergraduate: '本科读完一共', master: '硕士读完一共' }
  return keysOf(degrees).flatMap((degree) => {
    const found = costs.map((cost) => cost[degree])
    const [first, ...others] = found.filter((cost) => cost !== null)
    if (!first) return []
    const wordsOf = ({ method, notes }: typeof first) => [...method, ...notes]
    // Beside the label it is true of every school, so never what only one of them has.
    const shared = wordsOf(first).filter(
      (words) => others.length > 0 && others.every((other) => wordsOf(other).includes(words)),
    )
    const own = (words: readonly string[]) => words.filter((each) => !shared.includes(each)).join('，')
    const note = found.flatMap((cost, at) =>
      cost && own(cost.method) ? `${names[at]}：${own(cost.method)}` : [],
    )
    return {
      label: degrees[degree],
      values: found.map((cost) => cost && [cost.value, own(cost.notes)].filter(Boolean).join('，')),
      held: others.length + 1,
      isDated: true,
      shared: shared.join('；'),
      note: note.join('；'),
      links: found.map((cost) => cost?.href ?? null),
    }
  })
}

function RowName({ row: { label, held, values, shared }, isAlone }: { row: TableRow; isAlone: boolean }) {
  return (
    <>
      <WholeValues text={label} />
      {!isAlone && held < values.length && (
        <span data-school="agreement" className="font-normal">
          缺 {values.length - held} 所
        </span>
      )}
      {shared && <span className="block text-muted text-xs font-normal">{shared}</span>}
    </>
  )
}

/** @param without the address of the comparison without it */
function SchoolHead({ school: { id, name, nameEn, href }, without }: { school: School; without: string }) {
  return (
    <span className="grid justify-items-start md:flex md:flex-wrap md:items-center md:gap-x-3">
      <Link
        href={href}
        className="press font-semibold text-quiet leading-heading"
        lang={name === nameEn ? 'en' : undefined}
      >
        {name}
      </Link>
      <span className="print:hidden! flex flex-wrap gap-x-3">
        <ShortlistButton id={id} name={name} isIcon />
        <Link href={without} className="press">
          移出<span className="sr-only">对照：{name}</span>
        </Link>
      </span>
    </span>
  )
}
