import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { Env } from '@/lib/core/env'
import { minute } from '@/lib/core/time'
import type { RobotKind } from '@/lib/leads/routing/rules'
import { isPublicAddress, type Resolve, systemResolve } from './address'
import { type PostAnswer, postJson } from './post'
import { longestRest } from './robot-pace'
import type { Send, SendOutcome } from './types'
import { sendUpstream } from './upstream'
import { upstreamAt } from './upstream-request'

export type SendOptions = {
  /** Keys of the signatures, `whsec_…`; a message gets one signature per key. */
  secrets: readonly string[]
  isAllowed: (address: string) => boolean
  now: () => number
  timeout?: number
  resolve?: Resolve
}

/** Longest wait for a receiver in ms. */
const sendTimeout = 15_000

export const sendOptionsOf = (env: Env): SendOptions => ({
  secrets: env.DELIVERY_WEBHOOK_SECRETS,
  isAllowed: (address) => env.DELIVERY_ALLOW_PRIVATE || isPublicAddress(address),
  now: Date.now,
})

/** Sends one message in the format of its target. Never throws: every failure is an outcome. */
export function createSend({
  secrets,
  isAllowed,
  now,
  timeout = sendTimeout,
  resolve = systemResolve,
}: SendOptions): Send {
  const keys = secrets.map((secret) => new Webhook(secret))
  const post = (url: URL, body: string, headers: Record<string, string> = {}) =>
    postJson(url, body, headers, { timeout, resolve, isAllowed })

  return async (target, due) => {
    const { kind, url } = target
    const { eventId, payload } = due
    try {
      if (kind === 'upstream') return await sendUpstream(upstreamAt(url.href.replace(/\/$/, '')))(target, due)
      if (kind === 'webhook') {
        return judgeWebhook(await post(url, payload, signed(keys, eventId, payload, new Date(now()))))
      }
      switch (kind) {
        case 'wecom':
          return judgeRobot(await post(url, payload), robotRefusals.wecom)
        case 'dingtalk':
          return judgeRobot(
            await post(signedDingtalk(url, target.secret, now()), payload),
            robotRefusals.dingtalk,
          )
        case 'feishu':
          return judgeRobot(
            await post(url, signedFeishu(payload, target.secret, now())),
            robotRefusals.feishu,
          )
      }
    } catch {
      return { outcome: 'failed', isDown: true, reason: 'not sent' }
    }
  }
}

/** The headers of Standard Webhooks. The time is that of the attempt, because receivers refuse old ones. */
function signed(keys: readonly Webhook[], id: string, body: string, at: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': keys.map((key) => key.sign(id, at, body)).join(' '),
  }
}

/** The robot's address, with a signature when a secret is set. */
function signedDingtalk(url: URL, secret: string | undefined, now: number): URL {
  if (secret === undefined) return url
  const address = new URL(url)
  address.searchParams.set('timestamp', String(now))
  address.searchParams.set('sign', createHmac('sha256', secret).update(`${now}\n${secret}`).digest('base64'))
  return address
}

/**
 * The message, with time and signature in it when a secret is set. Unlike DingTalk, Feishu counts in seconds, and time and secret are the
 * key that signs an empty text. It accepts a signature for an hour.
 */
function signedFeishu(payload: string, secret: string | undefined, now: number): string {
  if (secret === undefined) return payload
  const timestamp = String(Math.floor(now / 1000))
  const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64')
  return JSON.stringify({ timestamp, sign, ...z.looseObject({}).parse(JSON.parse(payload)) })
}

function judgeWebhook(answer: PostAnswer): SendOutcome {
  if (answer.outcome === 'failed') return { outcome: 'failed', isDown: true, reason: answer.reason }
  const { status } = answer
  if (status >= 200 && status < 300) return { outcome: 'done' }
  if (status === 410) return { outcome: 'gone' }
  // When this one message is refused, the next one may still be accepted.
  const isDown = status < 400 || status >= 500 || status === 429
  return { outcome: 'failed', isDown, reason: `status ${status}` }
}

type Refusals = {
  /** Codes that mean "too many messages". */
  busy: readonly number[]
  /** Whether a redirect to a page for people also means "too many messages". */
  redirects: boolean
  wait: number
}

const robotRefusals: Record<RobotKind, Refusals> = {
  wecom: { busy: [45009], redirects: false, wait: minute },
  // DingTalk answers too many messages with a redirect, and then accepts none for ten minutes.
  dingtalk: { busy: [130101], redirects: true, wait: longestRest },
  // Also when all of Feishu is busy, at full and half hours.
  feishu: { busy: [11232], redirects: false, wait: minute },
}

const robotAnswerSchema = z.string().transform((text, context) => {
  try {
    return z
      .union([
        z.object({ errcode: z.int() }).transform(({ errcode }) => ({ word: 'errcode', code: errcode })),
        z.object({ code: z.int() }).transform(({ code }) => ({ word: 'code', code })),
      ])
      .parse(JSON.parse(text))
  } catch {
    context.addIssue('not a robot')
    return z.NEVER
  }
})

function judgeRobot(answer: PostAnswer, { busy, redirects, wait }: Refusals): SendOutcome {
  if (answer.outcome === 'failed') return { outcome: 'failed', isDown: true, reason: answer.reason }
  const { status, text } = answer
  if (redirects && status === 302) return { outcome: 'throttled', wait, reason: 'status 302' }
  const said = robotAnswerSchema.safeParse(text)
  const code = said.success ? said.data.code : 0
  // A refusal with a code of its own says more than its status.
  if ((status < 200 || status >= 300) && code === 0) {
    return { outcome: 'failed', isDown: true, reason: `status ${status}` }
  }
  if (!said.success) return { outcome: 'failed', isDown: true, reason: 'unreadable answer' }
  if (code === 0) return { outcome: 'done' }
  const reason = `${said.data.word} ${code}`
  return busy.includes(code)
    ? { outcome: 'throttled', wait, reason }
    : { outcome: 'failed', isDown: true, reason }
}
