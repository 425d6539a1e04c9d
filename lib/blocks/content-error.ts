import type { z } from 'zod'
import { explain } from '@/lib/core/zod-messages'

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
