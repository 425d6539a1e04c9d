import type { z } from 'zod'
import { type Campaign, type CampaignInput, campaignSchema } from './schema'

/** A content.ts that cannot become a page; the message names the file, each field and what to write instead. */
export class CampaignError extends Error {
  constructor(
    readonly file: string,
    readonly lines: string[],
  ) {
    super([`专题页内容有误：${file}`, ...lines.map((line) => `  · ${line}`)].join('\n'))
    this.name = 'CampaignError'
  }
}

/**
 * Checks the content of one campaign page. Runs when the page is built, so a wrong field fails the build.
 * @param moduleUrl `import.meta.url` of content.ts: the folder gives the address, so the content does not repeat it
 * @throws CampaignError in words for whoever wrote the content
 */
export function defineCampaign(moduleUrl: string, input: CampaignInput): Campaign {
  const { file, path } = locate(moduleUrl)
  const result = campaignSchema.safeParse(input, { error: explain })
  if (!result.success) {
    throw new CampaignError(
      file,
      result.error.issues.map((issue) => `${place(issue.path, input)}：${issue.message}`),
    )
  }
  return { ...result.data, path }
}

/** File (below the project) and address of a content module. Route groups are folders that the address leaves out. */
export function locate(moduleUrl: string): { file: string; path: string } {
  const decoded = decodeURIComponent(moduleUrl)
  const file = decoded.slice(decoded.lastIndexOf('/app/(') + 1)
  const folders = file.split('/').slice(1, -1)
  const path = `/${folders.filter((folder) => !/^\(.+\)$/.test(folder)).join('/')}`
  if (!file.startsWith('app/(') || !path.startsWith('/special/')) {
    throw new CampaignError(decoded, [
      '第一个参数要写 import.meta.url，content.ts 要放在 app/(版式)/special/<页面名>/ 里',
    ])
  }
  return { file, path }
}

/** `sections.3.items.0.title` as a person would say it. */
function place(path: PropertyKey[], input: unknown): string {
  const words: string[] = []
  let value: unknown = input
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
  boolean: 'true 或 false',
  array: '一个列表 [ … ]',
  object: '一组内容 { … }',
}

/** Words for what the schema itself does not put into words. */
const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '缺少这一项' : `这里要写${kinds[issue.expected] ?? issue.expected}`
    case 'unrecognized_keys':
      return `没有“${issue.keys.join('”“')}”这个字段，是不是拼错了`
    case 'invalid_value':
      return issue.input === undefined ? '缺少这一项' : `只能写 ${issue.values.map(String).join('、')} 之一`
    case 'invalid_union':
      return '没有这种版块；可用的种类见 lib/campaigns/schema.ts'
    default:
      return undefined
  }
}
