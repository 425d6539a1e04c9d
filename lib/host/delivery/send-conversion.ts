import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '@/lib/core/parse-json'
import { minute } from '@/lib/core/time'
import type { ConversionEvent } from '@/lib/host/store/tables'
import { plainText } from './message'
import type { PostAnswer } from './post'
import { longestRest } from './robot-pace'
import { type Due, isConversionEvent, type SendOutcome, type Target } from './types'

type Post = (url: URL, body: string) => Promise<PostAnswer>

/** Reports the result of a click to an advertising platform, in the platform's format. A dry run sends nothing. */
export async function sendConversion(
  { kind, url, secret = '', conversion }: Target,
  { event, payload }: Pick<Due, 'event' | 'payload'>,
  { post, now }: { post: Post; now: number },
): Promise<SendOutcome> {
  if (conversion === undefined || !isConversionEvent(event)) throw new TypeError('not a conversion')
  if (conversion.isDryRun) return { outcome: 'done' }
  if (kind === 'baidu') {
    return judge(await post(under(url, baiduPaths[event]), withToken(payload, secret)), baiduAnswer)
  }
  const address = under(url, '/v3.0/user_actions/add')
  address.searchParams.set('access_token', secret)
  address.searchParams.set('timestamp', String(Math.floor(now / 1000)))
  address.searchParams.set('nonce', randomBytes(16).toString('hex'))
  return judge(await post(address, payload), tencentAnswer)
}

const under = (url: URL, path: string) => new URL(`${url.href.replace(/\/$/, '')}${path}`)

const baiduPaths: Record<ConversionEvent, string> = {
  'lead.reached': '/ocpcapi/api/uploadConvertData',
  'lead.invalid': '/ocpcapi/api/uploadInvalidConvertData',
}

/** Baidu expects its token in the body; the database stores the body without it. */
const withToken = (payload: string, token: string) =>
  JSON.stringify({ token, ...z.looseObject({}).parse(JSON.parse(payload)) })

/** The answer of a platform: its code, 0 for success, and its text. */
const baiduAnswer = z
  .object({ header: z.object({ status: z.int(), desc: z.string().optional() }) })
  .transform(({ header: { status, desc = '' } }) => ({ code: status, words: desc }))
const tencentAnswer = z
  .object({ code: z.int(), message: z.string().optional(), message_cn: z.string().optional() })
  .transform(({ code, message = '', message_cn = '' }) => ({ code, words: message_cn || message }))

/** Tencent's codes for "too many requests", with the wait for each: this second or minute, or this day. */
const busy = new Map([
  ...[11008, 11016, 11017, 11019].map((code) => [code, minute] as const),
  [11018, longestRest],
])
/** The platform is under repair or refuses this token, so the next message would fail too. */
const isForAll = (code: number) => code >= 10000 && code < 12000

function judge(answer: PostAnswer, schema: typeof baiduAnswer | typeof tencentAnswer): SendOutcome {
  if (answer.outcome === 'failed') return { outcome: 'failed', isDown: true, reason: answer.reason }
  const { status, text } = answer
  if (status === 429) return { outcome: 'throttled', wait: longestRest, reason: 'status 429' }
  if (status < 200 || status >= 300) return { outcome: 'failed', isDown: true, reason: `status ${status}` }
  const said = schema.safeParse(parseJson(text ?? ''))
  if (!said.success) return { outcome: 'failed', isDown: true, reason: 'unreadable answer' }
  const { code, words } = said.data
  if (code === 0) return { outcome: 'done' }
  // The platform's text may repeat what was sent, and the log must contain no address.
  const reason = `code ${code} ${plainText(words.replace(/https?:\S+/g, ''), 60)}`.trim()
  const wait = busy.get(code)
  return wait === undefined
    ? { outcome: 'failed', isDown: isForAll(code), reason }
    : { outcome: 'throttled', wait, reason }
}
