import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import { type BulletinCategory, bulletinMonths } from '@/lib/facts/immigration/visa-bulletin'
import { paths } from '@/lib/routing/paths'
import { categoryNames, cutoffWords, queuePicture, queueTitle } from './bulletin-words'
import { TimeChart } from './time-chart'

/** The categories of the visa bulletin in which the applicants of a programme wait. */
const categoriesOf: Record<string, readonly BulletinCategory[]> = {
  'us-eb1a': ['EB-1'],
  'us-niw': ['EB-2'],
  'us-eb5': ['EB-5 Unreserved', 'EB-5 Rural', 'EB-5 High Unemployment', 'EB-5 Infrastructure'],
}

/** The newest stored bulletin for each queue of a programme; empty for a programme without a queue. */
export const queuesOf = (programme: string) =>
  (categoriesOf[programme] ?? []).flatMap((category) => {
    const newest = bulletinMonths(category).at(-1)
    return newest === undefined ? [] : [{ category, newest }]
  })

/** The classes of a programme without a queue, when it has one with a queue too: `EB-5 乡村、高失业区、基建预留`. */
export function freeNames(queues: ReturnType<typeof queuesOf>): string | null {
  const free = queues.filter(({ newest }) => newest.a.kind === 'current')
  if (free.length === 0 || free.length === queues.length) return null
  return `EB-5 ${free.map(({ category }) => categoryNames[category].replace(/^EB-5 |预留$/g, '')).join('、')}预留`
}

/** The cut-off dates of a programme in the newest stored bulletin; nothing for a programme without a queue. */
export function QueueDates({ programme }: { programme: string }) {
  const queues = queuesOf(programme)
  const [first] = queues
  if (first === undefined) return null
  return (
    <p>
      {first.newest.month} 的签证公告（中国大陆出生）表 A：
      <WholeValues
        text={queues
          .map(({ category, newest }) => `${categoryNames[category]} ${cutoffWords(newest.a)}`)
          .join('；')}
      />
    </p>
  )
}

/**
 * How long those waited whose turn it was, month by month, in the first queue of a programme; nothing for a programme
 * without a queue. All numbers are in the table of the page that it links.
 */
export function QueueChart({ programme }: { programme: string }) {
  const queues = queuesOf(programme)
  const [queue] = queues
  if (queue === undefined) return null
  return (
    <TimeChart
      title={queueTitle(categoryNames[queue.category], queue.newest)}
      {...queuePicture(bulletinMonths(queue.category), null)}
      legend={[
        { look: 'main', label: '表 A：可获批' },
        { look: 'second', label: '表 B：可递件' },
      ]}
    >
      中国大陆出生；线越高，等得越久。来源：美国国务院签证公告，逐月的数字与您的优先日在
      <Link href={`${paths.visaBulletin}?category=${encodeURIComponent(queue.category)}`}>美国移民排期</Link>
      。
    </TimeChart>
  )
}
