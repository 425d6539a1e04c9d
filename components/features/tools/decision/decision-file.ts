import { shanghaiDate } from '@/lib/core/time'
import { download } from '@/lib/seo/download'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { sheetToCsv, sheetToIcs } from '@/lib/tools/decision/files'
import { decisionHref } from '@/lib/tools/decision/input'
import { loadDecision } from './load-decision'

/** The sheet of an address as a file; an address without options has none. */
export async function decisionFile(request: Request, type: 'csv' | 'ics'): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const params = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]))
  const { reading, options, sheet } = await loadDecision(params)
  if (sheet === null) return notFound('没有选项：请先在家庭决策单里选学校或国家。')
  if (type === 'ics' && sheet.dates.length === 0)
    return notFound('这几个选项没有年份确定、还没过的截止日，所以没有日历文件。')
  const address = absoluteUrl(
    decisionHref(
      options.map(({ choice }) => choice),
      reading.conditions.input,
    ),
  )
  return type === 'csv'
    ? download(sheetToCsv(sheet, address), { type, name: 'decision-sheet', cache: 'private' })
    : download(sheetToIcs(sheet, shanghaiDate(new Date())), {
        type,
        name: 'decision-dates',
        cache: 'private',
      })
}

const notFound = (text: string) =>
  new Response(`${text}\n`, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
