import type { Env } from '@/lib/core/env'
import { maskPhone } from '@/lib/core/phone'
import type { SmsDriver } from '@/lib/core/sms-providers'
import { withinTime } from '@/lib/core/within-time'
import { sendByAliyun } from './aliyun'
import { type Message, SmsError } from './message'

/**
 * Passes a code to the provider. Resolves once the provider has accepted it.
 * @throws SmsError when the provider refused it or did not answer in time
 */
export type SmsSender = (phone: string, code: string) => Promise<void>

/** Longest wait for a provider, in ms: the page itself gives up after 10 s. */
const providerTimeout = 5_000

const senders: Record<SmsDriver, (message: Message) => Promise<void>> = {
  log: printCode,
  aliyun: sendByAliyun,
}

/** The sender of the configured provider. */
export function createSender(env: Env, timeout = providerTimeout): SmsSender {
  return (phone, code) => within(timeout, senders[env.SMS_DRIVER]({ phone, code, env, timeout }))
}

/** One limit for the whole sending: the SDKs have separate limits for connecting and reading, and they retry. */
async function within(timeout: number, sending: Promise<void>): Promise<void> {
  try {
    await withinTime(timeout, sending)
  } catch (cause) {
    if (cause instanceof SmsError) throw cause
    throw new SmsError('unknown', cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/**
 * Prints the code at the server's terminal instead of sending it, for trying the site out. Does not use `lib/core/log`, because no log
 * may ever contain a code.
 */
async function printCode({ phone, code }: Pick<Message, 'phone' | 'code'>): Promise<void> {
  process.stdout.write(`短信验证码 ${maskPhone(phone)}: ${code}\n`)
}
