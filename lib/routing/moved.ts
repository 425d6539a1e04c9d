import { type FormerCampaign, formerAddresses } from '@/lib/campaigns/former-addresses'
import { campaignTexts, clickIds } from '@/lib/leads/touch-fields'
import { comparePath } from '@/lib/schools/school-ids'

const visitFields: readonly string[] = [...campaignTexts, ...clickIds]

/** Where a page is now. `query` translates the answers in the former address, which are kept as they are without it. */
export type Moved = `/${string}` | { to: `/${string}`; query: (answers: URLSearchParams) => URLSearchParams }

/**
 * Every address that is gone, without /m, and the page that has taken its place: the middleware answers 301. A test checks that the target
 * exists and that nothing else answers the former address.
 */
export const moved: Readonly<Record<`/${string}`, Moved>> = {
  '/special/decision_sheet': { to: comparePath, query: optionsAsSchools },
  '/special/decision_sheet/csv': { to: comparePath, query: optionsAsSchools },
  '/special/decision_sheet/ics': { to: comparePath, query: optionsAsSchools },
}

/**
 * The schools of options `s1` to `s4` as those of a comparison: a typed name (`q1`) went before the id beside it. Options that are only a country
 * have no place in a comparison; where a visit comes from is kept.
 */
function optionsAsSchools(answers: URLSearchParams): URLSearchParams {
  const options = [1, 2, 3, 4].map((at) => ({ id: answers.get(`s${at}`), name: answers.get(`q${at}`) }))
  const ids = [...options.flatMap(({ id, name }) => (name ? [] : (id ?? []))), ...answers.getAll('ids')]
  const schools = new URLSearchParams(ids.length === 0 ? [] : [['ids', ids.filter(Boolean).join(',')]])
  for (const { name } of options) if (name) schools.append('add', name)
  for (const [name, text] of answers) if (visitFields.includes(name)) schools.append(name, text)
  return schools
}

/** Written by the build, because the middleware cannot read files; none in development. */
const campaigns: readonly FormerCampaign[] = JSON.parse(process.env.FORMER_CAMPAIGNS || '[]')

/**
 * The page to which a former address leads; null for any other.
 * @param path without /m
 * @param search the query with its leading `?`, or empty
 */
export function movedTo(path: string, search: string, list = moved): { path: string; search: string } | null {
  const entry = new Map(Object.entries(list)).get(path) ?? formerAddresses(campaigns, new Date()).get(path)
  if (entry === undefined) return null
  const { to, query } = typeof entry === 'string' ? { to: entry, query: null } : entry
  const answers = query?.(new URLSearchParams(search)).toString() ?? search.slice(1)
  const [page = '', own] = to.split('?')
  const all = [own, answers].filter(Boolean).join('&')
  return { path: page, search: all && `?${all}` }
}
