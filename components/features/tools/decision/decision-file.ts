import { shanghaiDate } from '@/lib/core/time'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { toCsv, toIcs } from '@/lib/tools/decision/files'
import { decisionHref } from '@/lib/tools/decision/input'
import { loadDecision } from './load-decision'

const kinds = {
  csv: { type: 'text/csv; charset=utf-8', name: 'decision-sheet.csv' },
  ics: { type: 'text/calendar; charset=utf-8', name: 'decision-dates.ics' },
} as const

/** The sheet of an address as a file; an address without options has none. */
export async function decisionFile(request: Request, kind: keyof typeof kinds): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const params = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]))
  const { reading, options, sheet } = await loadDecision(params)
  if (sheet === null) return notFound('没有选项：请先在家庭决策单里选学校或国家。')
  if (kind === 'ics' && sheet.dates.length === 0)
    return notFound('这几个选项没有年份确定、还没过的截止日，所以没有日历文件。')
  const address = absoluteUrl(
    decisionHref(
      options.map(({ choice }) => choice),
      reading.conditions.input,
    ),
  )
  const { type, name } = kinds[kind]
  return new Response(kind === 'csv' ? toCsv(sheet, address) : toIcs(sheet, shanghaiDate(new Date())), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

const notFound = (text: string) =>
  new Response(`${text}\n`, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
