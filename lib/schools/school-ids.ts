/** How many schools can be compared. */
export const compareLimit = 4

/** How many schools a visitor can keep: an address with their ids is short enough for every browser and chat. */
export const shortlistLimit = 12

export const comparePath = '/yxk/compare'

export const sourcesPath = '/yxk/sources'

/** The search in the rules of UK universities for Chinese institutions. */
export const chinaPath = '/yxk/china'

/** How many of its programmes a school's own page lists. */
const programmesShown = 6

/** Whether search engines may list a school's page of programmes: only when it has more than the school's own page shows. */
export const isProgrammePageIndexed = (count: number): boolean => count > programmesShown

/** All programmes of one school. */
export const programmesPath = (id: string): string => `/yxk/${id}/programmes`

/** The same pattern as the API's record ids, written without its parser so that browsers need not load that. */
const idPattern = /^[\w-]{1,120}$/

/** The ids among these values, each once, in their order, at most `shortlistLimit`; values that are not ids are left out. */
export function toSchoolIds(values: readonly unknown[]): string[] {
  const ids = values.filter((value) => typeof value === 'string').filter((value) => idPattern.test(value))
  return [...new Set(ids)].slice(0, shortlistLimit)
}

/** Ids in an address: `?ids=a&ids=b`, as a form sends them, or `?ids=a,b`, as in a link. */
export function readSchoolIds(param: string | readonly string[] | undefined): string[] {
  return toSchoolIds([param ?? []].flat().flatMap((text) => text.split(',').map((id) => id.trim())))
}

/** The address of a comparison. Ids need no escaping. */
export function compareHref(ids: readonly string[]): string {
  return !ids.length ? comparePath : `${comparePath}?ids=${ids.join(',')}`
}
