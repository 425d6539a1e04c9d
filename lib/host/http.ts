import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { codes } from '@/lib/contract/envelope'
import { log } from '@/lib/core/log'
import { messages } from '@/lib/leads/messages'

/** A success: `{ code: 0, data }`. */
export function ok(context: Context, data: unknown) {
  return context.json({ code: codes.ok, data })
}

/** A CSV table that the browser saves under this file name. */
export function csv(context: Context, table: string | ReadableStream, file: string) {
  return context.body(table, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file}"`,
  })
}

/**
 * A refusal: `{ code, data: { msg } }`. Business refusals are HTTP 200, because clients read `code`; only transport or server errors pass
 * another status.
 */
export function refuse(context: Context, code: number, msg: string, status: ContentfulStatusCode = 200) {
  return context.json({ code, data: { msg } }, status)
}

/** Refuses what a page of another site sent. The log says so, because a wrong `SITE_ORIGIN` makes the site's own pages others. */
export function refuseForeign(context: Context) {
  log('warn', 'request from another origin refused', {
    path: context.req.path,
    origin: context.req.header('origin'),
  })
  return refuse(context, codes.busyAddress, messages.foreign, 403)
}
