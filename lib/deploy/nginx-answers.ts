import { codes } from '@/lib/contract/envelope'
import { messages } from '@/lib/leads/messages'
import { paths } from '@/lib/routing/paths'
import { site } from '@/lib/site'

/** What visitors read when no process could answer. One line each without quotes or dollar signs, as nginx wants it. */
const pageOf = (heading: string, text: string) =>
  [
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${site.brand}</title><body style="font:16px/1.75 sans-serif;max-width:32em;margin:15vh auto;padding:0 1em">`,
    `<h1 style="font-size:1.5em">${heading}</h1>`,
    `<p>${text}急需咨询请拨打 <a href="tel:${site.hotline}">${site.hotline}</a>。</p>`,
  ].join('')

const downPage = pageOf('网站暂时无法访问', '我们正在恢复，请过几分钟再打开本页。')

/** After a form that a browser sent by itself. */
const lostPage = pageOf('您填写的信息没有送达', '网站暂时无法访问，请过几分钟返回上一页重新提交。')

const busyPage = pageOf('打开得太频繁了', '请过一分钟再打开本页。')

type Headers = (...lines: string[]) => string

export const noSniff = 'add_header X-Content-Type-Options nosniff always;'
const noStore = 'add_header Cache-Control no-store always;'

/** Lines of a place that refuses all methods but these. */
export const only = (
  methods: 'GET|HEAD' | 'GET|HEAD|POST',
) => `    if ($request_method !~ "^(?:${methods})$") {
      return 405;
    }`

/** What is answered where no process is asked: to calls in their envelope, to people as a page. */
export function answers(headers: Headers): string {
  const place = (name: string, type: string, answer: string) => `
  location @${name} {
    default_type "${type}; charset=utf-8";
${headers(noStore, noSniff)}
    return ${answer};
  }
`
  const refusal = (name: string, status: number, code: number, msg: string) =>
    place(name, 'application/json', `${status} '${JSON.stringify({ code, data: { msg } })}'`)
  const page = (name: string, answer: string) => place(name, 'text/html', answer)
  /** Where a form is sent on to that a browser sent by itself. */
  const result = (code: number) => `303 ${paths.leadResult}?code=${code}`
  return [
    refusal('too_long', 413, codes.tooLong, messages.tooLong),
    page('too_long_form', result(codes.tooLong)),
    refusal('busy', 429, codes.busyAddress, messages.busy),
    page('busy_form', result(codes.busyAddress)),
    page('busy_page', `429 '${busyPage}'`),
    refusal('wrong_method', 405, codes.malformed, messages.malformed),
    refusal('fault', 503, codes.fault, messages.fault),
    page('fault_form', `503 '${lostPage}'`),
    page('down', `503 '${downPage}'`),
  ].join('')
}
