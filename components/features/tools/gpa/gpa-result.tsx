import { SourceLink } from '@/components/facts/source-link'
import { Actions } from '@/components/ui/actions'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { WholeDays } from '@/components/ui/whole-values'
import { statement } from '@/lib/facts/registry'
import { gpaScales } from '@/lib/tools/gpa/algorithms'
import { calculateGpa, type GpaSheet, isLikePoint, type PointSheet } from '@/lib/tools/gpa/calculate'
import { type Course, type GpaReading, gpaHref } from '@/lib/tools/gpa/courses'
import '../tools.css'
import { FactRows } from '@/components/blocks/fact-rows'
import { ToolExample } from '../tool-example'

const two = (value: number) => value.toFixed(2)
/** Two decimals without final zeros, for a narrow column: 3.7, 2.78. */
const short = (value: number) => String(Number(two(value)))

/** The same courses by every algorithm, side by side, then course by course. */
export function GpaResult({ reading, sheet }: { reading: GpaReading; sheet: GpaSheet | PointSheet }) {
  const { courses, errors, notes } = reading
  const wrong = Object.keys(errors).length
  if (sheet.kind === 'insufficient') {
    return (
      <section data-tool="result" aria-labelledby="result" id="result-section" tabIndex={-1}>
        <h2 id="result">信息不足</h2>
        <p>{insufficientWords(wrong, notes.length > 0)}</p>
        <Remarks notes={notes} />
      </section>
    )
  }
  if (sheet.kind === 'points') return <GradePoints reading={reading} sheet={sheet} wrong={wrong} />
  const { credits, mean, results } = sheet
  const low = courses.filter(isLikePoint).length
  const [first] = results
  const weight = statement('gpa-weight')
  const sources = new Map(
    [...results.map(({ algorithm }) => statement(algorithm.fact)), weight].map(({ source, asOf }) => [
      `${source.url} ${asOf}`,
      { source, asOf },
    ]),
  )
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section" tabIndex={-1}>
      <p data-tool="what" className="flex items-center justify-between gap-x-3 text-muted text-quiet">
        <span>
          {courses.length} 门课 · {credits} 学分
        </span>
        <a href="#courses" className="print:hidden!">
          修改
        </a>
      </p>
      <h2 id="result" data-answer="">
        百分制加权 {two(mean)}
        {first !== undefined && `，${first.algorithm.name} 是 ${two(first.gpa)}`}
      </h2>
      <Remarks wrong={wrong} low={low} notes={notes} />
      <DataTable
        caption="按学分加权的结果；各种算法满分不同，不要互相比"
        rows={[...results, null]}
        keyOf={(row) => row?.algorithm.id ?? 'mean'}
        head={{
          label: '算法',
          cell: (row) =>
            row === null ? '百分制加权平均' : <a href={`#${row.algorithm.id}`}>{row.algorithm.name}</a>,
        }}
        columns={(column) => [
          column.value('结果', (row) => <strong>{two(row === null ? mean : row.gpa)}</strong>),
          column.value('满分', (row) => row?.algorithm.max ?? 100),
        ]}
        foot={
          <>
            <p>
              报给学校时，请连同算法的名字和满分一起写。{gpaScales.read().roundingRule}
              百分制一行不换算，只按学分加权。
            </p>
            <p>
              来源：
              {[...sources].map(([key, { source, asOf }], at) => (
                <span key={key}>
                  {at > 0 && '；'}
                  <SourceLink source={source} />
                  <WholeDays text={`（${asOf}）`} />
                </span>
              ))}
            </p>
          </>
        }
      />
      <Actions primary={{ href: '#tool-form', label: '问问目标学校认哪一种' }} />
    </section>
  )
}

function insufficientWords(wrong: number, hasNotes: boolean): string {
  if (wrong > 0) return `填了 ${wrong} 门，但都没能读出学分和分数。请看课程下面的提示，改好再算一次。`
  const start = hasNotes ? '填的课里没有能算的分数' : '还没有课程'
  return `${start}。至少填一门课的学分和分数，就能看到各种算法的结果。`
}

type RemarksProps = {
  /** Number of courses that could not be read. */
  wrong?: number
  /** Number of marks that look like grade points. */
  low?: number
  notes: readonly string[]
}

/** What the visitor has to know of the courses: which do not count, and how their marks were read. */
function Remarks({ wrong = 0, low = 0, notes }: RemarksProps) {
  if (wrong === 0 && low === 0 && notes.length === 0) return null
  return (
    <ul className="noted px-6 py-4" role="status">
      {wrong > 0 && <li>有 {wrong} 门没能读出，未计入，见课程下的提示。</li>}
      {low > 0 && <li>有 {low} 门不超过 5 分，像绩点。这里照百分制算了；填错的，请改成百分制分数再算。</li>}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

type GradePointsProps = {
  reading: GpaReading
  sheet: PointSheet
  wrong: number
}

/** Grade points instead of marks: their average is true, but no algorithm for marks applies to it. */
function GradePoints({ reading: { courses, notes }, sheet: { credits, mean }, wrong }: GradePointsProps) {
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section" tabIndex={-1}>
      <p data-tool="what" className="flex items-center justify-between gap-x-3 text-muted text-sm">
        <span>
          {courses.length} 门课 · {credits} 学分
        </span>
        <a href="#courses" className="print:hidden!">
          修改
        </a>
      </p>
      <h2 id="result" data-answer="">
        填的像绩点：按学分加权是 {two(mean)}，绩点不能换成百分制
      </h2>
      <p>
        各门分数都不超过
        5，这里当作绩点。各种算法都从百分制分数换算，所以没有算；成绩单上有百分制的，请填百分制。报给学校时，写上绩点和您学校的满分（4.0、4.3
        或 5.0）。
      </p>
      <Remarks wrong={wrong} notes={notes} />
      <Actions primary={{ href: '#tool-form', label: '问问目标学校认哪一种' }} />
    </section>
  )
}

/** The three most wanted algorithms. */
const asked: ReadonlySet<string> = new Set(['std4', 'pku4', 'wes'])

/** The points of each course by each algorithm. */
export function CoursePoints({
  courses,
  sheet: { results },
}: {
  courses: readonly Course[]
  sheet: Extract<GpaSheet, { kind: 'result' }>
}) {
  const numbered = courses.map((course, number) => ({ ...course, number }))
  type Row = (typeof numbered)[number]
  const [main = [], others = []] = [true, false].map((isMain) =>
    results.filter(({ algorithm }) => asked.has(algorithm.id) === isMain),
  )
  const pointsIn = ({ algorithm, points }: (typeof results)[number]) =>
    [algorithm.name, ({ number }: Row) => short(points[number] ?? 0)] as const
  const own = ['学分，分数', ({ credit, score }: Row) => `${credit} 学分，${score} 分`] as const
  const table = {
    rows: numbered,
    keyOf: ({ number }: Row) => String(number),
    head: { label: '课程', cell: ({ name, number }: Row) => name || `第 ${number + 1} 门` },
    caption: '各门课的绩点',
  }
  return (
    <>
      <Fold label={`逐门：${main.map(({ algorithm }) => algorithm.name).join('、')}`} level={2}>
        <DataTable
          {...table}
          columns={({ value, figure }) => [
            ...main.map((result) => value(...pointsIn(result))),
            figure(...own),
          ]}
        />
      </Fold>
      <Fold label={`逐门：其余 ${others.length} 种算法`} level={2}>
        <DataTable
          {...table}
          columns={({ figure }) => [
            figure(...own),
            ...others.map((result) => figure(...pointsIn(result), result.algorithm.name)),
          ]}
        />
      </Fold>
    </>
  )
}

const sample: readonly Course[] = [
  { name: '高等数学', credit: 5, score: 88 },
  { name: '大学英语', credit: 3, score: 92 },
  { name: '程序设计', credit: 4, score: 81 },
  { name: '大学物理', credit: 4, score: 74.5 },
]

/** Most algorithms of the example. */
const mostShown = 3

/** What the tool answers, for four invented courses; above the questions of a phone in one line. */
export function GpaExample({ path, isLine = false }: { path: string; isLine?: boolean }) {
  const sheet = calculateGpa(sample)
  if (sheet.kind !== 'result') return null
  const of = `${sample.length} 门课，${sheet.credits} 学分`
  if (isLine)
    return (
      <p className="min-[75rem]:hidden mb-3">
        样例：{of}，百分制加权 {sheet.mean}。
      </p>
    )
  return (
    <ToolExample of={of} href={gpaHref(path, sample)}>
      <p>{sample.map(({ name, score }) => `${name} ${score}`).join('、')}。</p>
      <FactRows
        rows={[
          { label: '百分制加权', value: `${sheet.mean} / 100` },
          ...sheet.results.slice(0, mostShown).map(({ algorithm: { name, max }, gpa }) => ({
            label: name,
            value: `${gpa.toFixed(2)} / ${max}`,
          })),
        ]}
      />
    </ToolExample>
  )
}
