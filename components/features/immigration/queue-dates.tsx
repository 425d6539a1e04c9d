import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import { type BulletinCategory, bulletinMonths } from '@/lib/facts/immigration/visa-bulletin'
import { paths } from '@/lib/routing/paths'
import { categoryNames, cutoffWords, waitedWords } from './bulletin-words'

/** The categories of the visa bulletin in which the applicants of a programme wait. */
const categoriesOf: Record<string, readonly BulletinCategory[]> = {
  'us-eb1a': ['EB-1'],
  'us-niw': ['EB-2'],
  'us-eb5': ['EB-5 Unreserved', 'EB-5 Rural', 'EB-5 High Unemployment'],
}

/** The newest stored bulletin for each queue of a programme; empty for a programme without a queue. */
export const queuesOf = (programme: string) =>
  (categoriesOf[programme] ?? []).flatMap((category) => {
    const newest = bulletinMonths(category).at(-1)
    return newest === undefined ? [] : [{ category, newest }]
  })

/**
 * The cut-off dates of a programme in the newest stored bulletin, equal dates once; nothing for a programme without a
 * queue.
 */
export function QueueDates({ programme }: { programme: string }) {
  const queues = queuesOf(programme)
  const [first] = queues
  if (first === undefined) return null
  const cutoffs = queues.map(({ category, newest }) => ({
    name: categoryNames[category],
    text: `${cutoffWords(newest.a)}${newest.a.kind === 'day' ? `，那个月轮到的人等了 ${waitedWords(newest)}` : ''}`,
  }))
  const texts = [...new Set(cutoffs.map(({ text }) => text))]
  return (
    <p>
      要等多久：{first.newest.month} 的签证公告（中国大陆出生）表 A：
      <WholeValues
        text={texts
          .map((text) => {
            const names = cutoffs.filter((each) => each.text === text).map(({ name }) => name)
            return `${names.join('、')} ${text}`
          })
          .join('；')}
      />
      。之后的公告与历年走势见
      <Link href={`${paths.visaBulletin}?category=${encodeURIComponent(first.category)}`}>美国移民排期</Link>
      。
    </p>
  )
}
