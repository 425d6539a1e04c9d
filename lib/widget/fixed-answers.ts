import type { SearchAnswer } from '@/lib/contract/search'
import { paths } from '@/lib/routing/paths'
import { site, workingHours } from '@/lib/site'

const hours = `每天 ${workingHours.from}–${workingHours.to}（北京时间）`

const telephone = { label: '联系我们', href: paths.contact }

const said = (title: string, unknown: string): SearchAnswer => ({
  title,
  lines: [],
  unknown,
  link: paths.contact,
  links: [telephone],
})

/** Greetings, thanks and requests for a person: no page is about them, and the window shows whether a consultant is present. */
const forPerson = [
  /^(你好|您好|请问|在吗|在不在|有人吗|有人在吗|哈喽|哈啰|嗨|hi|hello|hey|老师|老师好|早上好|上午好|下午好|晚上好)+$/,
  /^(我?要?(转|找)?人工(客服|服务)?|.?是?(真人|机器人|人工)(还是(真人|机器人))?吗?|(找|转|有)?(在线)?客服|(找|联系)(顾问|老师)|我?(想|要)?(在线)?咨询(一下)?|顾问)$/,
  /^(谢谢|多谢|感谢|好的|再见|拜拜|ok|嗯+)\p{Script=Han}?$/u,
] as const

/** Frequent first questions without a page of their own, and the answers to them. */
const answers: readonly (readonly [RegExp, SearchAnswer])[] = [
  [
    /^((你们的?|公司的?|联系|客服)?(电话|热线|号码|联系方式|联系电话)(号码)?(是)?(多少|什么)?|怎么联系(你们)?|联系你们)$/,
    said('电话', `${site.hotline}，${hours}有人接听。`),
  ],
  [
    /^(你们的?|公司的?|你们公司的?)?(地址|位置|门店|公司|分公司|办公室)?(在哪(里|儿|个城市)?|地址|在什么地方|怎么(去|走))$/,
    said('地址', `各城市分公司列在“联系我们”。来之前请先致电 ${site.hotline} 约时间，约好后告知地址。`),
  ],
  [
    /^(你们的?|(能|可以)?加)?(个|下)?(微信|微信号|公众号)(是)?(多少|什么)?$/,
    said('微信', `微信二维码在页面上的“微信咨询”里；也可以致电 ${site.hotline}（${hours}）。`),
  ],
  [
    /^(你们)?(几点|什么时候|周末|周六|周日|节假日)?(上班|下班|营业|办公|工作)(时间)?(是)?(几点|什么时候)?$/,
    said('服务时间', `${hours}有人接听 ${site.hotline}。其他时间请在下面留言。`),
  ],
]

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]|[啊呀呢吗嘛吧哦]$/gu, '')

/** Whether a text is no question for the site and is meant for a person. */
export function isForPerson(text: string): boolean {
  const words = wordsOf(text)
  return forPerson.some((pattern) => pattern.test(words) || pattern.test(`${words}吗`))
}

/** The fixed answer to the first words of a conversation; null for a question. */
export function fixedAnswer(question: string): SearchAnswer | null {
  const words = wordsOf(question)
  return answers.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
