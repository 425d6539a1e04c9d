import { z } from 'zod'
import { collectionOf } from '@/lib/collections/collection'
import { consented, isSample, knownCountry, refuseClaims, sampled, words } from '@/lib/collections/fields'
import { shownRecords } from '@/lib/collections/shown-records'
import type { storyWireSchema } from '@/lib/contract/stories'
import { shanghaiDate } from '@/lib/core/time'
import { levelName } from './case'

export type Story = z.input<typeof storyWireSchema>

const count = z.int('写所数，没有写 0').min(0, '写所数，没有写 0')

const fields = {
  title: words('写一行标题，名字只写字母，例如 L同学收到……', 60),
  country: knownCountry,
  year: z.int('写收到结果的年份，例如 2026').min(2000, '写四位年份'),
  month: z.int('写收到结果的月份，1 到 12').min(1, '写 1 到 12').max(12, '写 1 到 12'),
  level: levelName,
  major: words('写专业', 40),
  conditional: z.boolean('录取还有条件写 true，没有写 false'),
  results: z.strictObject({ offer: count, waitlist: count, refused: count, pending: count }),
  text: words('写一两句：什么背景、申请了什么、结果如何'),
  details: z.array(
    z.strictObject({ heading: words('写小标题', 40), text: words('写一段') }),
    '写成列表，每条有 heading 和 text',
  ),
  case_id: words('写案例的文件名；没有对应的案例不写这一项', 60).nullable().default(null),
}

const sampleStory = z.strictObject({ ...fields, ...sampled }).superRefine(judge)
const realStory = z.strictObject({ ...fields, ...consented }).superRefine(judge)

function judge({ year, month }: Pick<Story, 'year' | 'month'>, context: z.RefinementCtx): void {
  if (`${year}-${String(month).padStart(2, '0')}` > shanghaiDate(new Date()).slice(0, 7)) {
    context.addIssue({ code: 'custom', path: ['month'], message: '这个月还没有到，写已经收到的结果' })
  }
}

const monthOf = ({ year, month }: Pick<Story, 'year' | 'month'>) => year * 12 + month

/** Admissions, newest first. */
export const stories = collectionOf({
  name: 'story',
  folder: 'lib/content/stories',
  title: '喜报',
  schema: z.union([sampleStory, realStory]),
  schemaFor: (written): typeof sampleStory | typeof realStory =>
    isSample(written) ? sampleStory : realStory,
  refuse: refuseClaims,
  record: ({ consent: _, ...told }, id): Story => ({ id, ...told, sample: told.sample === true }),
  compare: (a, b) => monthOf(b.written) - monthOf(a.written) || a.id.localeCompare(b.id),
})

export const listStories = (): Story[] => shownRecords(stories.list())
