import { type Columns, DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { RangeBar } from '@/components/ui/range-bar'
import { WholeValues } from '@/components/ui/whole-values'
import type { Programme } from '@/lib/api/programmes'
import { grouped } from '@/lib/core/numbers'
import { currencies } from '@/lib/facts/format'
import { sourceOf } from '@/lib/schools/data-sources'
import { feePers, labelIn, programmeLevels, studyFields } from '@/lib/schools/fields'
import { moneyText, yuanText } from '@/lib/schools/money'

/** Programmes of one school: price, degree and field, what its graduates did, and the official page. */
export function ProgrammesTable({
  caption,
  programmes,
  isOneLevel,
  unsorted,
}: {
  /** For screen readers only, because the heading of the page says the same. */
  caption: string
  programmes: readonly Programme[]
  /** All courses of the school have one level. The page names it once, so the rows do not. */
  isOneLevel: boolean
  /** How many of the found courses have no field; null when that is not known. */
  unsorted: number | null
}) {
  const courses = coursesOf(programmes)
  const years = [...new Set(programmes.map(({ year }) => year))]
  const shared = sharedPays(courses)
  return (
    <>
      {shared.size > 0 && (
        <p className="text-quiet">
          多个专业在来源里是同一个数，只写一次：
          {[...shared].map(([field, pay]) => `${labelIn(studyFields, field)} ${pay}`).join('、')}
          {` ${currencies[programmes[0]?.currency ?? ''] ?? ''}`}
          。行里写“同学科”的就是这个数，不是那一个专业自己的。
        </p>
      )}
      <DataTable
        isCaptionHidden
        caption={caption}
        rows={courses}
        keyOf={([{ id }]) => String(id)}
        head={{
          label: '课程',
          cell: ([{ title, title_zh }]) => title_zh ?? title,
          href: ([{ url }]) => url,
          lang: ([programme]) => (!programme.title_zh ? languageOf(programme) : undefined),
          below: ([programme]) => (
            <small className="text-muted text-xs font-normal *:block">
              {programme.title_zh && <span lang={languageOf(programme)}>{programme.title}</span>}
              <span>{labelIn(studyFields, programme.field)}</span>
            </small>
          ),
        }}
        columns={(column) => [
          column.value('学费', ([programme]) => feeOf(programme)),
          column.detail('公布的学费', ([programme]) => priceOf(programme)),
          { ...column.detail('学位', degreesOf), isControl: true },
          column.detail('层次', ([{ level }]) => !isOneLevel && labelIn(programmeLevels, level)),
          column.detail('一年的学位', ([{ graduates }]) => graduates !== null && `一年授予 ${graduates} 个`),
          payColumn(column, programmes, shared),
          column.detail('说明', ([{ source, detail, weeks }]) =>
            [source !== 'discoveruni' && detail, weeks && `${weeks} 周`].filter(Boolean).join('；'),
          ),
          column.detail('年份', ([{ year }]) => years.length > 1 && year),
        ]}
        foot={
          <Reading
            unsorted={unsorted}
            programmes={programmes}
            years={years}
            hasMerged={courses.length < programmes.length}
          />
        }
      />
    </>
  )
}

/** So many courses of one field with one number do not have it each for itself. */
const fewestShared = 3

/** The number that most courses of a field share, by field, as the rows write it. */
function sharedPays(courses: readonly Course[]) {
  const byField = Map.groupBy(
    courses.flatMap((course) => {
      const [{ field, pay }] = course
      return !field || pay === null ? [] : [{ field, pay: payOf(course) }]
    }),
    ({ field }) => field,
  )
  return new Map(
    [...byField].flatMap(([field, paid]) => {
      const [[pay, own] = [null, []]] = [...Map.groupBy(paid, ({ pay }) => pay)].toSorted(
        ([, a], [, b]) => b.length - a.length,
      )
      return pay === null || own.length < fewestShared ? [] : [[field, pay] as const]
    }),
  )
}

const payOf = (course: Course) => saidOnce(course, ({ pay }) => (pay === null ? null : grouped(pay)))

/** Once for the whole table: source, year, and what an empty cell means. */
function Reading({
  programmes,
  years,
  hasMerged,
  unsorted,
}: {
  programmes: readonly Programme[]
  years: readonly string[]
  hasMerged: boolean
  unsorted: number | null
}) {
  const source = sourceOf(programmes[0]?.source ?? '')
  return (
    <>
      {source && (
        <>
          来源：
          <Link href={source.url}>{source.name}</Link>
          {years.length === 1 && `，${years[0]}`}。
        </>
      )}
      学科是本站归的，{unsorted ? `${grouped(unsorted)} 个没有归类，` : '空着的没有归类，'}
      按学科筛选时不在内；别的没有写的，来源没有公布。
      {programmes[0]?.source === 'discoveruni' &&
        '年薪是毕业 15 个月后的中位数，含英国本地学生，来源没有写是哪几届。'}
      {hasMerged && '同一个专业的几个学位写在一行，各连各的官网页。'}
    </>
  )
}

const languageOf = ({ source }: Programme) => (source === 'mext' ? 'ja' : 'en')

function feeOf({ fee, fee_per, currency }: Programme) {
  if (fee === null || !currency || fee_per === null) return null
  return `${feePers[fee_per]}${yuanText(fee, null, currency) ?? ` ${moneyText(fee, null, currency)}`}`
}

const priceOf = ({ fee, currency }: Programme) =>
  fee === null || !currency ? null : moneyText(fee, null, currency)

/** Whose pay it is and when, by source. */
const payWords: Record<string, string> = {
  discoveruni: '学科年薪中位数（毕业 15 个月）',
  ipeds: '年收入中位数（毕业五年）',
  ges: '月薪中位数',
}

/** What graduates earn, with the unit in the head. A number that holds for all degrees of a course, and for it alone, has a bar. */
function payColumn(
  column: Columns<Course>,
  programmes: readonly Programme[],
  shared: ReturnType<typeof sharedPays>,
) {
  const paid = programmes.flatMap(({ pay, currency }) => (pay === null ? [] : [{ pay, currency }]))
  const currency = paid[0]?.currency ?? ''
  const most = Math.max(...paid.map(({ pay }) => pay))
  const source = programmes[0]?.source ?? ''
  const unit = currencies[currency] ?? currency
  const label = `${payWords[source] ?? '年收入'}，${unit}`
  return column.detail(
    label,
    (course) => {
      const text = payOf(course)
      const [{ field, pay }] = course
      if (text !== null && text === shared.get(field ?? '')) return <span className="text-muted">同学科</span>
      return (
        text !== null && (
          <>
            <WholeValues text={text} />
            {pay !== null && text === grouped(pay) && (
              <span className="max-md:hidden block mt-1 w-30">
                <RangeBar low={0} high={pay} axis={[0, most]} />
              </span>
            )}
          </>
        )
      )
    },
    // The foot says when and of whom.
    source === 'discoveruni' ? `学科年薪，${unit}` : label,
  )
}

/** The degrees of a course. With more than one, each is a link to its own page. */
function degreesOf(course: Course) {
  const { degree, options } = degreeOf(course[0])
  if (course.length === 1) return [degree, options].filter(Boolean).join('，')
  const common = course.every((one) => degreeOf(one).options === options) ? options : null
  return (
    <span>
      {course.map((programme, at) => {
        const own = degreeOf(programme)
        return (
          <span key={programme.id}>
            {at > 0 && ' · '}
            {!programme.url ? (
              own.degree
            ) : (
              <Link href={programme.url} className="reach">
                {own.degree}
              </Link>
            )}
            {!common && own.options && `（${own.options}）`}
          </span>
        )
      })}
      {common && `，${common}`}
    </span>
  )
}

/** The programmes of one course: BSc and MSci with the same name are two programmes and one course. */
type Course = [Programme, ...Programme[]]

/** Courses in the order of their programmes. Only the British list has one programme for each degree; in other lists the same name twice means two courses. */
export function coursesOf(programmes: readonly Programme[]): Course[] {
  const courses: Course[] = []
  for (const programme of programmes) {
    const last = courses.at(-1)
    if (last && isSameCourse(last[0], programme)) last.push(programme)
    else courses.push([programme])
  }
  return courses
}

const isSameCourse = (one: Programme, other: Programme) =>
  one.source === 'discoveruni' &&
  one.title === other.title &&
  one.level === other.level &&
  one.field === other.field &&
  one.year === other.year

/** A text of all programmes of a course: once if it is the same for all, otherwise with the degree before each. */
export function saidOnce(course: Course, textOf: (programme: Programme) => string | null): string | null {
  const texts = course.map(textOf)
  const [first = null] = texts
  if (texts.every((text) => text === first)) return first
  return course
    .flatMap((programme, at) => (texts[at] === null ? [] : `${degreeOf(programme).degree} ${texts[at]}`))
    .join('、')
}

/** The British list puts the degree first, then the options: `BSc；可海外交换一年`. */
export function degreeOf({ source, detail }: Programme): { degree: string; options: string | null } {
  const [degree = '', ...options] = source === 'discoveruni' && detail ? detail.split('；') : []
  return { degree, options: !options.length ? null : options.join('，') }
}
