import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { acceptedTests, type EnglishTest, englishTestNames, englishTests } from '@/lib/schools/english-tests'
import { ValueSources } from './strip-parts'

const countries = [
  { code: 'us', name: '美国' },
  { code: 'uk', name: '英国' },
  { code: 'au', name: '澳大利亚' },
  { code: 'ca', name: '加拿大' },
] as const

/** How many of some universities name a test. */
const countOf = (test: EnglishTest, schools: typeof acceptedTests) =>
  schools.filter(({ tests }) => tests.has(test)).length

type TestCount = { test: EnglishTest; count: number }

/** Counts that differ by no more than this share of all are told as equal. */
const nearShare = 0.05

/** How many of all universities accept the test of the page, and whether another one opens as many doors. */
export function testsTitle(own: EnglishTest, rows: readonly TestCount[], all: number): string {
  const count = rows.find(({ test }) => test === own)?.count ?? 0
  const name = englishTestNames[own]
  const of = `写明收哪些英语考试的 ${all} 所大学`
  const first =
    count === 0
      ? `${of}里，没有一所写到${name}`
      : count === all
        ? `${of}都收${name}`
        : `${of}里，${count} 所收${name}，${all - count} 所没有写到`
  const others = rows.filter(({ test }) => test !== own)
  const far = (row: TestCount) => Math.abs(row.count - count) > nearShare * all
  const words = [
    [others.filter((row) => far(row) && row.count > count), '更多'],
    [others.filter((row) => !far(row)), '差不多'],
    [others.filter((row) => far(row) && row.count < count), '少'],
  ] as const
  const rest = words.flatMap(([tests, ends]) =>
    tests.length === 0
      ? []
      : `${tests.map((row) => `${englishTestNames[row.test]}（${row.count} 所）`).join('、')}${ends}`,
  )
  return rest.length === 0 ? first : `${first}；${rest.join('，')}`
}

/** How many universities of four countries accept each test of English; the test of the page has its own colour. */
export function AcceptedTests({ test: own }: { test: EnglishTest }) {
  const all = acceptedTests.length
  const rows = englishTests.map((test) => ({ test, count: countOf(test, acceptedTests) }))
  const axis = axisOfRanges([{ low: 0, high: all, middle: null }])
  if (axis === null) return null
  const title = testsTitle(own, rows, all)
  const byCountry = Map.groupBy(acceptedTests, ({ country }) => country)
  return (
    <PlotFigure
      title={title}
      source={
        <>
          只数资料里写明考试名称的大学：
          {countries.map(({ code, name }) => `${name} ${byCountry.get(code)?.length ?? 0} 所`).join('、')}
          ；美国是 2024–25
          申请季的写法。没写到的考试不等于不收，要多少分看课程页。英国的预科和语言班，签证另有要求，见
          <Link href="/guide/english-tests">哪些考试能代替雅思</Link>。来源：
          <ValueSources ids={[...new Set(acceptedTests.map(({ source }) => source))]} />。
        </>
      }
      table={
        <Fold label="各国的数">
          <DataTable
            caption="写明收这项考试的大学"
            rows={rows}
            keyOf={({ test }) => test}
            head={{ label: '考试', cell: ({ test }) => englishTestNames[test] }}
            columns={countries.map(({ code, name }) => ({
              id: code,
              label: name,
              cell: ({ test }: (typeof rows)[number]) => {
                const schools = byCountry.get(code) ?? []
                return `${countOf(test, schools)}/${schools.length}`
              },
            }))}
          />
        </Fold>
      }
    >
      <RangeTable
        caption="写明收这项考试的大学"
        heads={['考试', '大学']}
        rows={rows.map(({ test, count }) => ({
          key: test,
          label: englishTestNames[test],
          range: { low: 0, high: count, middle: null },
          text: `${count} 所`,
          isOwn: test === own,
        }))}
        axis={axis}
        write={(value) => `${value} 所`}
      />
    </PlotFigure>
  )
}
