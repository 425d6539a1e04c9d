import '@/lib/leads/zod-in-browser'
// Imported as a namespace so that the browser bundle omits the parts of zod that are not used, such as its locales.
import * as z from 'zod'

/** Answer codes of /apipc. 0 is success; every other code is a refusal or an error of the host. */
export const codes = {
  ok: 0,
  phone: 1001,
  name: 1002,
  wrongCode: 1003,
  expiredCode: 1004,
  tooManyTries: 1005,
  tooFrequent: 1006,
  dailyLimit: 1007,
  duplicate: 1008,
  consent: 1009,
  busyAddress: 1010,
  malformed: 1400,
  unauthorized: 1401,
  notFound: 1404,
  tooLong: 1413,
  fault: 1500,
  upstreamTimeout: 1504,
} as const

/** Codes of temporary errors of the host: the same request may succeed later. */
export const troubleCodes: readonly number[] = [codes.busyAddress, codes.fault, codes.upstreamTimeout]

/** The answer of every operation: `code` 0 with the data, or another code with a message in `data.msg` (other hosts: `msg`). */
export const envelopeSchema = z.object({
  code: z.number(),
  data: z.unknown().optional(),
  msg: z.string().optional(),
})

const refusalSchema = z.object({ msg: z.string() })

export type Envelope = z.infer<typeof envelopeSchema>

/** The text of a refusal, from either place; null when there is none. */
export function messageOf(envelope: Envelope): string | null {
  const refusal = refusalSchema.safeParse(envelope.data)
  if (refusal.success) return refusal.data.msg
  return envelope.msg ?? null
}

/** One page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    limit: z.int().min(1),
  })

export type PageOf<T> = { list: T[]; total: number; page: number; limit: number }
