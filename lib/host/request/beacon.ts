import type { z } from 'zod'
import { codes } from '@/lib/contract/envelope'
import type { Env } from '@/lib/core/env'
import { parseJson } from '@/lib/core/parse-json'
import { messages } from '@/lib/leads/messages'
import { isForeign } from './fetch-metadata'
import { readBounded } from './fields'

const bodyLimit = 1024

/** Takes a report that one of our own pages sends as JSON: 204, or a refusal for anything else. */
export async function receiveBeacon<T extends z.ZodType>(
  request: Request,
  { SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>,
  schema: T,
  take: (report: z.output<T>) => void,
): Promise<Response> {
  if (isForeign(request, SITE_ORIGIN)) return refuseBeacon(403, codes.busyAddress, messages.foreign)
  const body = await readBounded(request, bodyLimit)
  if (body === 'size') return refuseBeacon(413, codes.tooLong, messages.tooLong)
  const report = body === 'malformed' ? null : schema.safeParse(parseJson(body.toString('utf8')))
  if (!report?.success) return refuseBeacon(400, codes.malformed, messages.malformed)
  take(report.data)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

export function refuseBeacon(status: number, code: number, msg: string): Response {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
  return Response.json({ code, data: { msg } }, { status, headers })
}
