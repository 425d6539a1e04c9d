import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import {
  type BulletinCategory,
  bulletinCategories,
  bulletinMonths,
  mergedInto,
} from '@/lib/facts/immigration/visa-bulletin'
import { paths } from '@/lib/routing/paths'
import { categoryNames, cutoffWords, waitedWords } from '../immigration/bulletin-words'

/** Every queue of the bulletin; those of before the reform of 2022 wait in one of them. */
const categories = bulletinCategories.filter((category) => mergedInto[category] === undefined)

const hrefOf = (category: BulletinCategory) =>
  `${paths.visaBulletin}?category=${encodeURIComponent(category)}`

/** How long those waited whose turn it is, queue by queue, by the newest stored bulletin; nothing without one. */
export function WaitFigure() {
  const queues = categories.flatMap((category) => {
    const newest = bulletinMonths(category).at(-1)
    return newest === undefined || newest.waited === null
      ? []
      : [{ category, newest, years: newest.waited / 12 }]
  })
  const waiting = queues.filter(({ years }) => years > 0)
  const axis = axisOfRanges(
    waiting.map(({ years }) => ({ low: 0, high: years, middle: null })),
    [0],
  )
  const [first] = queues
  if (axis === null || first === undefined) return null
  const longest = waiting.toSorted((one, other) => other.years - one.years)[0] ?? first
  return (
    <PlotFigure
      title={`美国职业移民，中国大陆出生：${first.newest.month} 轮到的人，${nameOf(longest.category)}等了 ${waitedWords(longest.newest)}，${waiting.length < queues.length ? `${queues.length - waiting.length} 类不排队` : '都要排队'}`}
      source={
        <>
          从递件（优先日）到表 A 轮到的时间；今天递件的人要等多久，没有人能说。来源：美国国务院签证公告，
          <Link href={paths.visaBulletin}>逐月的表与您的优先日</Link>。
        </>
      }
      table={
        <Fold label={`${queues.length} 个类别各排到哪一天`}>
          <DataTable
            caption={`${first.newest.month} 公告，表 A`}
            rows={queues}
            keyOf={({ category }) => category}
            head={{
              label: '类别',
              cell: ({ category }) => <Link href={hrefOf(category)}>{categoryNames[category]}</Link>,
            }}
            columns={(column) => [
              column.value('排到', ({ newest }) => cutoffWords(newest.a)),
              column.value('等了', ({ newest }) => waitedWords(newest)),
            ]}
          />
        </Fold>
      }
    >
      <RangeTable
        isDense
        isWideName
        caption="从递件到轮到的年数"
        heads={['类别', '等了']}
        rows={queues.map(({ category, newest, years }) => ({
          key: category,
          label: nameOf(category),
          href: hrefOf(category),
          range: years > 0 ? { low: 0, high: years, middle: null } : null,
          text: waitedWords(newest),
        }))}
        axis={axis}
        write={(value) => `${value} 年`}
      />
    </PlotFigure>
  )
}

/** Without what else it includes. */
const nameOf = (category: BulletinCategory) => categoryNames[category].split('（')[0] ?? category
