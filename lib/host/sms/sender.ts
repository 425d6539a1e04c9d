import type { Env } from '@/lib/core/env'
import { withinTime } from '@/lib/core/within-time'
import { sendByAliyun } from './aliyun'
import { printCode } from './log-sender'
import { SmsError } from './message'
import { sendByTencent } from './tencent'

/**
 * Hands a code to the provider. Resolves once the provider has taken it over.
 * @throws SmsError when the provider refused it or did not answer in time
 */
export type SmsSender = (phone: string, code: string) => Promise<void>

/** Longest wait for a provider, in ms: the page itself gives up after 10 s. */
const providerTimeout = 5_000

/** The sender that the configuration names. */
export function createSender(env: Env, timeout = providerTimeout): SmsSender {
  const send = { log: printCode, aliyun: sendByAliyun, tencent: sendByTencent }[env.SMS_DRIVER]
  return (phone, code) => within(timeout, send({ phone, code, env, timeout }))
}

/** The SDKs count connecting and reading apart, and retry; the visitor waits once. */
async function within(timeout: number, sending: Promise<void>): Promise<void> {
  try {
    await withinTime(timeout, sending)
  } catch (cause) {
    if (cause instanceof SmsError) throw cause
    throw new SmsError('unknown', cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
