import { z } from 'zod'
import { programmeId } from '@/lib/collections/kinds/programme'
import { oneOf, RecordError, readYamlRecord, record, words } from '@/lib/content/record-file'
import { readingKinds } from '@/lib/contract/fields'
import { shanghaiDate } from '@/lib/core/time'
import { publisherOf, refusalOf } from '@/lib/facts/publishers'
import { changeCountries, changeKinds, standings } from './names'

const monthOrDay = z
  .string('写成 2027-01-01；只知道月份的写 2027-01')
  .regex(/^20\d{2}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, '写成 2027-01-01；只知道月份的写 2027-01')

const changeSchema = record({
  title: words('写一句话：谁的什么改成了什么', 40),
  /** Day or month from which it applies; if it does not apply yet, the day of its announcement. */
  date: monthOrDay,
  standing: oneOf(standings, 'standing ').default('settled'),
  country: oneOf(changeCountries, 'country '),
  kind: oneOf(changeKinds, 'kind '),
  /** Null when the former rule was not read. */
  from: words('写原来是怎样；不知道的写 null', 160).nullable(),
  to: words('写改成怎样', 240),
  who: words('写与谁有关', 120),
  /** The page that states it; its name comes from lib/facts/data/publishers.json. */
  source: z
    .url({ protocol: /^https?$/, error: '写完整网址，以 https:// 开头' })
    .superRefine((url, context) => {
      const refusal = refusalOf(url)
      const problem =
        refusal !== null
          ? `不能引用 ${new URL(url).hostname}：${refusal}`
          : publisherOf(url) === null
            ? '没有登记这个网站是谁办的：先写进 lib/facts/data/publishers.json'
            : null
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    }),
  read: z.enum(
    readingKinds,
    '写 official（读了官方页面）、official-copy（官方页面的存档或抄录）或 secondary（别人的转述）',
  ),
  /** Day or month for which the source states it. */
  asOf: monthOrDay.refine((day) => day <= shanghaiDate(new Date()), '这一天还没有到：写读到资料的日子'),
  programmes: z.array(programmeId).default([]),
  /** Pages of this site that it concerns. */
  pages: z.array(z.string().regex(/^\/[\w/-]*$/, '写站内地址，以 / 开头')).default([]),
})

export type Change = z.output<typeof changeSchema> & { id: string; sourceName: string }

/**
 * Parses one change as an editor writes it.
 * @param name of its file, such as `uk-graduate-18-months.yaml`
 * @throws RecordError
 */
export function parseChange(name: string, text: string): Change {
  const id = name.replace(/\.yaml$/, '')
  if (!/^[a-z]{2}-[a-z\d-]+$/.test(id)) {
    throw new RecordError([`${name}：文件名写成 国家-什么.yaml，只用小写字母、数字和连字符`])
  }
  const change = readYamlRecord(name, text, () => changeSchema)
  return { id, ...change, sourceName: publisherOf(change.source)?.name ?? '' }
}
