import type { Env } from '@/lib/core/env'

/** One message, as the providers need it. */
export type Message = { phone: string; code: string; env: Env; timeout: number }

/** `refused`: no message will come. `unknown`: it may still arrive, so its code must stay valid. */
export class SmsError extends Error {
  constructor(
    readonly outcome: 'refused' | 'unknown',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'SmsError'
  }
}
