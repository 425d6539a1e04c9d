import { z } from 'zod'
import type { storyWireSchema } from '@/lib/contract/stories'
import { shanghaiDate } from '@/lib/core/time'
import { levelName } from './case-file'
import {
  consented,
  idOf,
  isSample,
  knownCountry,
  readYamlRecord,
  record,
  sampled,
  words,
} from './record-file'

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
  results: record({ offer: count, waitlist: count, refused: count, pending: count }),
  text: words('写一两句：什么背景、申请了什么、结果如何'),
  details: z.array(
    record({ heading: words('写小标题', 40), text: words('写一段') }),
    '写成列表，每条有 heading 和 text',
  ),
  case_id: words('写案例的文件名；没有对应的案例不写这一项', 60).nullable().default(null),
}

const sampleStory = record({ ...fields, ...sampled }).superRefine(judge)
const realStory = record({ ...fields, ...consented }).superRefine(judge)

function judge({ year, month }: Pick<Story, 'year' | 'month'>, context: z.RefinementCtx): void {
  if (`${year}-${String(month).padStart(2, '0')}` > shanghaiDate(new Date()).slice(0, 7)) {
    context.addIssue({ code: 'custom', path: ['month'], message: '这个月还没有到，写已经收到的结果' })
  }
}

/**
 * Parses one admission as an editor writes it; the name of the file is the end of the address.
 * @throws RecordError
 */
export function parseStory(name: string, text: string): Story {
  const id = idOf(name)
  const written = readYamlRecord(name, text, (raw) => (isSample(raw) ? sampleStory : realStory))
  const { consent: _consent, ...told } = written
  return { id, ...told, sample: told.sample === true }
}
