/** A place in a file; both numbers count from 1. */
export type Position = { line: number; column: number }

/** One mistake in content: the field as its author reads it, and what to write instead. What is about a whole file has no position. */
export type Problem = { field: string; remedy: string; at?: Position }

/** Content that cannot become a page. The message lists every mistake with file, place, field and remedy, as a text for its author. */
export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly problems: readonly Problem[],
  ) {
    super([`页面内容有误：${file}`, ...problems.map((problem) => `  · ${lineOf(problem)}`)].join('\n'))
    this.name = 'ContentError'
  }
}

/** A mistake as one line. */
export const lineOf = ({ field, remedy, at }: Problem): string =>
  `${at === undefined ? '' : `第 ${at.line} 行第 ${at.column} 列，`}${field}：${remedy}`

/** A path as an author reads it: `sections.3.items.0.title` becomes 第 4 个版块（faq） › items › 第 1 项 › title. */
export function placeOf(path: readonly PropertyKey[], input: unknown): string {
  const words: string[] = []
  let value = input
  for (const key of path) {
    value = isRecord(value) ? value[String(key)] : undefined
    if (typeof key !== 'number') words.push(String(key))
    else if (words.at(-1) === 'sections' && typeOf(value) !== '')
      words.splice(-1, 1, `第 ${key + 1} 个版块${typeOf(value)}`)
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
