import { z } from 'zod'
import { placeholderDate } from '@/lib/core/placeholder-date'
import { isPeriod } from './expiry'
import { publisherOf, refusalOf } from './publishers'
import { faultsOfDays } from './written-days'

const day = z.iso.date('日期要写成 2026-01-31 的形式')

/** An address that may be cited: its publisher is known, and is neither a competitor nor a copy without an author. */
const source = z
  .url({ protocol: /^https?$/, error: '缺少出处网址：没有出处的数不登记' })
  .superRefine((url, context) => {
    const reason = refusalOf(url)
    if (reason !== null) {
      context.addIssue({
        code: 'custom',
        message: `不能引用 ${new URL(url).hostname}：${reason}。请换官方或学校页面；找不到就删掉这一条，页面写去哪里问`,
      })
    }
  })

const base = {
  id: z.string('缺少编号').regex(/^[\w.-]+$/, '编号只用字母、数字、点和短横线'),
  topic: z.string().min(1),
  /** The text for visitors: no research notes, no long brackets. */
  label: z
    .string('缺少名称')
    .min(1)
    .max(48, '名称至多 48 个字')
    .refine((label) => !/（[^）]{21,}）/.test(label), '名称里的括号至多 20 个字：研究笔记不给访客看'),
  source,
  /** What was read: the official page itself, a copy of its text, or a secondary source. */
  read: z.enum(
    ['official', 'official-copy', 'secondary'],
    '要写明读的是什么：official、official-copy 或 secondary',
  ),
  /** The day on which the page was read, or its copy made; null when it was not recorded. */
  checked: day.nullable(),
  status: z.enum(
    ['latest_found', 'undated_source', 'check_before_print'],
    '这一条不能登记：数据过旧、互相矛盾或不可靠；请换新数或删掉',
  ),
  confidence: z.enum(['high', 'medium'], '可信度低的不登记：请换更可靠的出处，或删掉这一条'),
  quote: z.string(),
}

/** What an editor writes about the days in a text; see `lib/content/README.md`. */
const termCells = {
  opens: day.optional(),
  closes: day.optional(),
  yearly: z.literal(true).optional(),
  ends: z.enum(['rule', 'replaced']).optional(),
  dated: z.enum(['history', 'recurring']).optional(),
}

const known = ({ source }: { source: string }) => !URL.canParse(source) || publisherOf(source) !== null
const unknownPublisher = {
  path: ['source'],
  error:
    '没有登记这个网站是谁办的：先写进 lib/facts/data/publishers.json（official、university、dataset 或 secondary）',
}

/** A figure: one number, a range, or a short text such as `2+3+3`, with its period. */
export const figureRowSchema = z
  .strictObject({
    ...base,
    country: z.string().regex(/^[a-z]{2}$/, '国家写两个小写字母'),
    value: z.union([
      z.number(),
      z.tuple([z.number(), z.number()]),
      z.array(z.number()).min(1),
      z.string().min(1),
    ]),
    unit: z.string().min(1),
    /** The source gives only the highest or the lowest value: printed as 至多 2 年, 2,500 澳元起. */
    bound: z.enum(['most', 'least']).optional(),
    period: z
      .string('缺少适用期间')
      .refine(
        isPeriod,
        '适用期间只有几种写法：2026–27 学年、2026 年、2026 年入学、2026-04-08 起、截至 2026-08-21、年份不详 等',
      ),
  })
  .refine(known, unknownPublisher)

const score = z.number().positive()

/** A statement about universities that accept the 高考: the numbers in its text, for comparison. */
const gaokaoSchema = z
  .strictObject({
    /** Ids of the school library with the printed names; a country's code for all its universities. */
    schools: z.record(z.string().regex(/^[a-z]{2}(-[\w-]+)?$/), z.string().min(2)),
    /**
     * `threshold` has a number; `unstated` accepts it without one; `national` admits through the mainland's own admission; `no` does not
     * accept it for direct entry.
     */
    takes: z.enum(['threshold', 'unstated', 'national', 'no']),
    /** Percent of the full marks for the least and for the most demanding programmes. */
    percent: score.max(100).optional(),
    percentTo: score.max(100).optional(),
    /** Points of a paper of 750; never a share of another paper. */
    points: score.max(750).optional(),
    pointsTo: score.max(750).optional(),
    /** What the page asks besides the total: printed wherever the total is compared. */
    besides: z.string().min(2).max(20).optional(),
    /** Percent of the full marks, with the equivalent ATAR: a conversion, for which no programme admits by itself. */
    atar: z.array(z.tuple([score, score])).optional(),
    /** One of them is enough; `gaokao` is the English paper of 150. */
    english: z.strictObject({ ielts: score, toefl: score, pte: score, gaokao: score }).partial().optional(),
    /** Tests of which the page asks a score of a part too; the total alone does not meet them. */
    englishParts: z.array(z.enum(['ielts', 'toefl', 'pte', 'gaokao'])).optional(),
  })
  .refine(
    ({ takes, percent, points }) =>
      (takes === 'threshold') === ((percent === undefined) !== (points === undefined)),
    '写了 threshold 就要有 percent 或 points 之一，别的写法不能有',
  )

/** A rule or statement. `state` is that of an immigration programme, when the statement gives one. */
export const statementRowSchema = z
  .strictObject({
    ...base,
    country: z.string().min(2),
    text: z.string('缺少正文').min(1),
    as_of: z.string('缺少日期').min(1).max(16, '日期至多 16 个字'),
    state: z.enum(['open', 'closed', 'paused', 'unknown']).nullable(),
    gaokao: gaokaoSchema.optional(),
    ...termCells,
  })
  .refine(known, unknownPublisher)
  .superRefine((row, context) => {
    for (const message of faultsOfDays(row.text, row)) {
      context.addIssue({ code: 'custom', path: ['text'], message })
    }
  })

export type FigureRow = z.output<typeof figureRowSchema>
export type StatementRow = z.output<typeof statementRowSchema>

/** One mistake in a file of the registry: `id` of its row where it has one, `field` where one is meant. */
type Fault = { file: string; id: string | null; field: string; text: string }

/** Rows of the registry that cannot be used. The message has a line for each mistake, for their author. */
export class RegistryError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(['数据登记有误：', ...faults.map(({ file, text }) => `${file} ${text}`)].join('\n'))
    this.name = 'RegistryError'
  }
}

/**
 * Reads the rows of one file.
 * @throws RegistryError
 */
export function readRows<T extends FigureRow | StatementRow>(
  file: string,
  rows: readonly unknown[],
  schema: z.ZodType<T>,
): Map<string, T> {
  const byId = new Map<string, T>()
  const faults = rows.flatMap((row, index): Fault[] => {
    const result = schema.safeParse(row)
    const id = idOf(row)
    const fault = (field: string, text: string): Fault => ({
      ...{ file, id, field },
      text: `第 ${index + 1} 条（${id ?? '没有编号'}）${text}`,
    })
    if (!result.success) {
      return result.error.issues.map(({ path, message }) =>
        fault(String(path[0] ?? 'id'), ` ${path.join('.')}：${message}`),
      )
    }
    if (byId.has(result.data.id)) return [fault('id', '：编号重复，两条要合成一条')]
    byId.set(result.data.id, result.data)
    return []
  })
  const blanket = placeholderDate([...byId.values()].map(({ checked }) => checked))
  if (blanket !== null) {
    const text = `过半的条目都写 ${blanket} 核对。核对日期是有人真正打开那一页的日子，不能统一填；没有记录就写 null`
    faults.push({ file, id: null, field: 'checked', text })
  }
  if (faults.length > 0) throw new RegistryError(faults)
  return byId
}

const idOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : null
