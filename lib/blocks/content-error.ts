import type { z } from 'zod'
import { nearestOf } from '@/lib/core/nearest'

/** Content that cannot become a page: the message contains the file, the block, the field and the remedy, as a text for its author. */
export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly lines: readonly string[],
  ) {
    super([`页面内容有误：${file}`, ...lines.map((line) => `  · ${line}`)].join('\n'))
    this.name = 'ContentError'
  }
}

/**
 * Parses content of a page.
 * @throws ContentError with one line for each invalid field
 */
export function parseContent<T extends z.ZodType>(schema: T, input: unknown, file: string): z.output<T> {
  const result = schema.safeParse(input, { error: explain })
  if (result.success) return result.data
  throw new ContentError(
    file,
    result.error.issues.map(({ path, message }) => `${placeOf(path, input)}：${message}`),
  )
}

/** A path as an author reads it: `sections.3.items.0.title` becomes 第 4 个版块（faq） › items › 第 1 项 › title. */
export function placeOf(path: readonly PropertyKey[], input: unknown): string {
  const words: string[] = []
  let value = input
  for (const key of path) {
    value = isRecord(value) ? value[String(key)] : undefined
    if (typeof key !== 'number') words.push(String(key))
    else if (words.at(-1) === 'sections') words.splice(-1, 1, `第 ${key + 1} 个版块${typeOf(value)}`)
    else words.push(`第 ${key + 1} 项`)
  }
  return words.length === 0 ? '整个内容' : words.join(' › ')
}

function typeOf(section: unknown): string {
  return isRecord(section) && typeof section.type === 'string' ? `（${section.type}）` : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const kinds: Record<string, string> = {
  string: '文字（加引号）',
  number: '数字',
  int: '整数',
  boolean: 'true 或 false',
  array: '一个列表 [ … ]',
  object: '一组内容 { … }',
}

/** The allowed value that the author probably meant. For a whole block, its type is compared. */
function meant(input: unknown, values: readonly unknown[]): string {
  const word = isRecord(input) ? input.type : input
  const nearest = typeof word === 'string' ? nearestOf(word, values.map(String)) : null
  return nearest === null ? '' : `；是不是 ${nearest}？`
}

/** Messages for errors for which the schema has no message of its own. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '缺少这一项' : `这里要写${kinds[issue.expected] ?? issue.expected}`
    case 'unrecognized_keys':
      return `没有“${issue.keys.join('”“')}”这个字段，是不是拼错了`
    case 'invalid_value':
      return issue.input === undefined
        ? '缺少这一项'
        : `只能写 ${issue.values.map(String).join('、')} 之一${meant(issue.input, issue.values)}`
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? `没有这种版块，只能写 ${issue.options.map(String).join('、')} 之一${meant(issue.input, issue.options)}`
        : '没有这种版块'
    case 'too_small':
      return `太少：至少 ${issue.minimum}`
    case 'too_big':
      return `太多：至多 ${issue.maximum}`
    default:
      return undefined
  }
}
