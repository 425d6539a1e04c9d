import { env } from '@/lib/core/env'
import { leadCallPath } from '@/lib/leads/api-paths'
import type { CookieName } from '@/lib/leads/browser-storage'
import type { CallPage } from '@/lib/leads/call-outcome'
import { readCallerCookie } from '@/lib/leads/caller-proofs'
import { cookieName } from '@/lib/leads/cookie-name'
import { type Board, boardQuerySchema, callOrBoardSchema } from '@/lib/leads/office-board'
import { getBySecret } from './client'

/** The consultant who gave a name in this browser, and the proofs of that, separated by dots. */
export type Reveal = { caller: string; proof: string }

/**
 * The lead for the link in a robot's notice, or what a key opens: the leads of an office, or the report. Null when the code is unknown or
 * has expired or the data were erased, `busy` when the address sent too many requests. One request, so that a right code is refused nowhere.
 * @param asked.board the query of the page; only the fields of a board are used
 * @param visitor headers of the page's own request
 */
export function getLeadCall(
  code: string,
  { reveal, board }: { reveal: Reveal | null; board: Record<string, string | string[] | undefined> },
  visitor: Pick<Headers, 'get'>,
): Promise<CallPage | Board | 'busy' | null> {
  const path = (code: string) => `${leadCallPath}/${code}`
  const fields = Object.keys(boardQuerySchema.shape).flatMap((name) => {
    const value = board[name]
    return typeof value === 'string' && value.length <= longestField ? [[name, value] as const] : []
  })
  // The page of a lead has no such fields. Both together could be longer than a query may be.
  const query = fields.length > 0 ? Object.fromEntries(fields) : (reveal ?? {})
  return getBySecret({ path, code, query }, callOrBoardSchema, visitor)
}

/** Longest text of a board's query: the name of a line of the report, see `boardQuerySchema`. */
const longestField = 200

type Jar = { get: (name: string) => { value: string } | undefined }

/** Reads the cookies of a consultant: the name that was given last, and where it was given. */
export function callerOf(jar: Jar): { name: string; reveal: Reveal | null } {
  const read = (name: CookieName) => jar.get(cookieName(name, env().SITE_ORIGIN))?.value
  const known = readCallerCookie(read('caller'))
  const reveal = known && { caller: known.caller, proof: known.proofs.join('.') }
  return { name: known?.caller ?? read('caller-name') ?? '', reveal }
}
