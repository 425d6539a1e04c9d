import { ValueSources } from '@/components/features/schools/price-strip'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { stripOf } from '@/components/ui/plots/strip'
import { StripPlot } from '@/components/ui/plots/strip-plot'
import { orEmpty, orNull } from '@/lib/api/client'
import { everyPage } from '@/lib/api/every-page'
import { listCacheTime } from '@/lib/api/fetch'
import { listMajors } from '@/lib/api/majors'
import { listMajorSchools, type MajorSchools } from '@/lib/api/programmes'
import { largestPage } from '@/lib/contract/fields'
import { listWords } from '@/lib/core/list-words'
import { memoizeFor } from '@/lib/core/memoize-for'
import { grouped } from '@/lib/core/numbers'
import { quantile } from '@/lib/core/quantile'
import { yearText } from '@/lib/schools/value-text'
import { majorSchoolsPath } from './load-majors'

type Named = { id: string; name: string }

/** The British schools that teach a major, with the middle pay of its graduates. */
export type MajorPays = Named & {
  schools: readonly Pick<MajorSchools['list'][number], 'school' | 'title' | 'pay' | 'year' | 'source'>[]
}

type PayRow = {
  key: string
  /** The majors that the register counts as this subject. */
  ids: readonly string[]
  label: string
  href: string
  range: { low: number; high: number; middle: number }
  count: number
  years: readonly string[]
  sources: readonly string[]
}

/** With fewer schools there is no middle half. */
const fewestSchools = 5

/** Fewer majors are no comparison. */
const fewestMajors = 3

/** What graduates of British schools earn, major by major on one axis; nothing with too few majors. */
export async function MajorPay({ majors }: { majors: readonly Named[] }) {
  const rows = payRows(await orEmpty(Promise.all(majors.map(paysOf))))
  const axis = axisOfRanges(rows.map(({ range }) => range))
  if (axis === null || rows.length < fewestMajors) return null
  return (
    <PlotFigure
      title={`英国本科毕业 15 个月后的年薪，${rows.length} 个学科`}
      source={
        <>
          每所学校一个年薪中位数；条是各校的中间一半，短线是居中的一所。只画至少 {fewestSchools}{' '}
          所学校公布的学科，其余专业没有这个数。
          <PayScope rows={rows} />
        </>
      }
    >
      <RangeTable
        isDense
        isWideName
        caption="各校年薪中位数的中间一半，英镑"
        heads={['学科', '居中，英镑']}
        rows={rows.map(({ key, label, href, range }) => ({
          key,
          label,
          href,
          range,
          text: pounds(range.middle),
        }))}
        axis={axis}
        write={inTenThousands}
      />
    </PlotFigure>
  )
}

/** The majors that editors picked, read once an hour for all pages: they are many lists, of numbers that change once a year. */
const pickedPays = memoizeFor(60 * listCacheTime, async () => {
  const { list } = await listMajors({ hot: '1', limit: largestPage })
  return Promise.all(list.map(paysOf))
})

/** The pays of a major, and of those that editors picked. */
export async function loadPays(major: Named): Promise<MajorPays[]> {
  const [picked, own] = await Promise.all([orEmpty(pickedPays()), orNull(paysOf(major))])
  return own === null ? [] : [own, ...picked.filter(({ id }) => id !== major.id)]
}

type MajorPayStripProps = { major: Named; pays: readonly MajorPays[] }

/** What graduates of one major earn among others; nothing without enough British schools that teach it. */
export function MajorPayStrip({ major, pays }: MajorPayStripProps) {
  const rows = payRows(pays)
  const row = rows.find(({ ids }) => ids.includes(major.id))
  const strip = stripOf(rows.map(({ range }) => range.middle))
  if (row === undefined || strip === null) return null
  const higher = rows.filter(({ range }) => range.middle > row.range.middle).length
  const middle = `${pounds(row.range.middle)} 英镑`
  const title = `英国毕业生年薪，${rows.length} 个学科里由高到低第 ${higher + 1}`
  const shared = row.ids.length > 1 ? `${row.label}在统计里是一个学科。` : ''
  return (
    <PlotFigure
      title={title}
      source={
        <>
          {row.count} 所学校本科毕业 15 个月后的年薪，居中的一所。一条竖线是一个热门学科，浅色块是中间一半。
          {shared}
          <PayScope rows={rows} />
        </>
      }
    >
      <StripPlot
        strip={strip}
        label={title}
        write={inTenThousands}
        own={{ value: row.range.middle, label: `${major.name} ${middle}` }}
        unit="个学科"
      />
    </PlotFigure>
  )
}

/** Whose pay it is, and who published it. */
function PayScope({ rows }: { rows: readonly PayRow[] }) {
  const years = [...new Set(rows.flatMap((row) => row.years))].toSorted()
  const sources = [...new Set(rows.flatMap((row) => row.sources))]
  return (
    <>
      {listWords(years.map(yearText))}的毕业生，含英国本地学生，税前，不能当作起薪承诺。来源：
      <ValueSources ids={sources} />。
    </>
  )
}

const inTenThousands = (value: number) => `${Number((value / 10_000).toFixed(2))} 万`

const pounds = (value: number) => grouped(Math.round(value))

const paysOf = async ({ id, name }: Named): Promise<MajorPays> => ({
  id,
  name,
  schools: (
    await everyPage((paging) => listMajorSchools({ major: id, country: 'uk', sort: 'pay', ...paging }))
  ).filter(({ pay }) => pay !== null),
})

/** Majors with the same subject of the register are one row. The highest middle comes first. */
function payRows(found: readonly MajorPays[]): PayRow[] {
  const known = found.filter(({ schools }) => schools.length >= fewestSchools)
  const groups = Map.groupBy(known, ({ schools }) =>
    schools.map(({ school, title }) => `${school} ${title}`).join(),
  )
  return [...groups.values()]
    .flatMap((members): PayRow[] => {
      const [first] = members
      if (first === undefined) return []
      const pays = first.schools
        .flatMap(({ pay }) => (pay === null ? [] : [pay]))
        .toSorted((one, other) => one - other)
      return [
        {
          key: first.id,
          ids: members.map(({ id }) => id),
          label: members.map(({ name }) => name).join('、'),
          href: `${majorSchoolsPath(first.id)}?country=uk&sort=pay`,
          range: { low: quantile(pays, 0.25), high: quantile(pays, 0.75), middle: quantile(pays, 0.5) },
          count: first.schools.length,
          years: first.schools.map(({ year }) => year),
          sources: first.schools.map(({ source }) => source),
        },
      ]
    })
    .toSorted((one, other) => other.range.middle - one.range.middle || other.range.high - one.range.high)
}
