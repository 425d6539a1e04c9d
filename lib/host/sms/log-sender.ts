import { maskPhone } from '@/lib/core/phone'
import type { Message } from './message'

/**
 * Prints the code at the server's terminal instead of sending it, for trying the site out. Does not use `lib/core/log`, because no log
 * may ever contain a code.
 */
export async function printCode({ phone, code }: Pick<Message, 'phone' | 'code'>): Promise<void> {
  process.stdout.write(`短信验证码 ${maskPhone(phone)}: ${code}\n`)
}
