import '@/lib/leads/zod-in-browser'
// As a namespace, so that the browser's bundle leaves out what is not used, such as zod's locales.
import * as z from 'zod'

/** Answer codes of /apipc. 0 is success; everything else is a refusal or a fault. */
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

/** Codes of temporary faults of the host: the same request may succeed later. */
export const troubleCodes: readonly number[] = [codes.busyAddress, codes.fault, codes.upstreamTimeout]

/** What every operation answers: `code` 0 with the data, or another code with a message in `data.msg` (other hosts: `msg`). */
export const envelopeSchema = z.object({
  code: z.number(),
  data: z.unknown().optional(),
  msg: z.string().optional(),
})

const refusalSchema = z.object({ msg: z.string() })

export type Envelope = z.infer<typeof envelopeSchema>

/** The text of a refusal, wherever the host put it; null when it gave none. */
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
