import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { z } from 'zod'
import { codes } from '@/lib/contract/envelope'
import type { Env } from '@/lib/core/env'
import type { HostContext } from '@/lib/host/context'
import { refuse } from '@/lib/host/http'
import { setOwnCookie } from '@/lib/host/own-cookie'
import { isForeignToReceipt, isNavigation } from '@/lib/host/request/fetch-metadata'
import { pickScalars, readForm } from '@/lib/host/request/fields'
import type { Store } from '@/lib/host/store/store'
import { callerCookieOf } from '@/lib/leads/caller-proofs'
import { cookieName } from '@/lib/leads/cookie-name'
import { messages } from '@/lib/leads/messages'
import { ownPath } from '@/lib/routing/own-path'
import { paths } from '@/lib/routing/paths'
import { codeOfForm, isWithinRate, noteRefusedLink, type RateLimit } from './secret-link'

/** `said` names the note that the page shows; `caller` is remembered in the browser, with `proof` that the name was given on this page. */
type Said = { said: string; code?: number; msg?: string; caller?: string; proof?: string | undefined }

type Action<T> = {
  limit: RateLimit
  /** The fields of the form and their schema. */
  fields: readonly string[]
  read: (given: Record<string, string | undefined> | null) => z.ZodSafeParseResult<T>
  /** The address of the page for a code. */
  page: (code: string) => string
  /** Whether a script, too, is told the note and gets the cookie. */
  isScripted?: boolean
  work: (request: T, given: { store: Store; now: number }) => Promise<Said>
}

/**
 * Carries out what a consultant sends from a page that a secret link opened. A script gets JSON; a form that the browser posted natively gets
 * a redirect to the page, with the consultant's name and its proof in a cookie.
 */
export async function actByLink<T extends { code: string }>(
  c: Context,
  context: HostContext,
  { limit, fields, read, page, isScripted = false, work }: Action<T>,
): Promise<Response> {
  if (isForeignToReceipt(c.req.raw, context.env.SITE_ORIGIN)) {
    noteRefusedLink(c, limit, 'foreign')
    return refuse(c, codes.busyAddress, messages.busy, 403)
  }
  const answer = (
    back: string | null,
    { said, code = codes.ok, msg = messages.receiptDone, caller, proof }: Said,
  ): Response => {
    const isForm = isNavigation(c.req.raw) && back !== null
    if (caller !== undefined && (isForm || isScripted)) rememberCaller(c, context.env, { caller, proof })
    return isForm
      ? c.redirect(ownPath(`${page(back)}?note=${said}`) ?? paths.home, 303)
      : c.json({ code, data: { msg, ...(isScripted && { said }), ...(proof !== undefined && { proof }) } })
  }
  const reading = await readForm(c.req.raw)
  const request = read(reading.ok ? pickScalars(reading.fields, fields) : null)
  if (!request.success) {
    const msg = request.error.issues[0]?.message ?? messages.malformed
    return answer(codeOfForm(c, limit, reading, 'code'), { said: 'malformed', code: codes.malformed, msg })
  }
  const now = context.now()
  const store = await context.store()
  if (!(await isWithinRate(c, store, limit, now))) return refuse(c, codes.busyAddress, messages.busy, 429)
  return answer(request.data.code, await work(request.data, { store, now }))
}

export const gone = { said: 'gone', code: codes.notFound, msg: messages.notFound }

/** What a code answers that opens nothing. */
export function goneLink(c: Context, limit: RateLimit): Said {
  noteRefusedLink(c, limit, 'unknown')
  return gone
}

/** Lifetimes of the cookies, in seconds. */
const proofLife = 48 * 60 * 60
const nameLife = 30 * 24 * 60 * 60

/**
 * Stores the name of a consultant in the browser; it is then filled in on the pages of all leads and conversations.
 * @param given.proof shows the page that the name was given on it; not needed on any other
 */
function rememberCaller(
  c: Context,
  env: Env,
  { caller, proof }: { caller: string; proof: string | undefined },
): void {
  if (proof !== undefined) {
    const earlier = getCookie(c, cookieName('caller', env.SITE_ORIGIN))
    setOwnCookie(c, env, {
      name: 'caller',
      value: callerCookieOf({ caller, proof }, earlier),
      maxAge: proofLife,
    })
  }
  setOwnCookie(c, env, { name: 'caller-name', value: caller, maxAge: nameLife })
}
