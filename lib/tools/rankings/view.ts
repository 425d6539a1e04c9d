import { choice, page, readAddress, type SearchParams, text, writeAddress } from '@/lib/address'
import { comparePlaces, type RankEntry } from './entries'

/** The columns by which a table can be sorted. */
const sorts = ['qs', 'previous', 'arwu', 'name'] as const
export type Sort = (typeof sorts)[number]
const orders = ['asc', 'desc'] as const
type Order = (typeof orders)[number]

export const bands = [
  { value: '50', label: '前 50' },
  { value: '100', label: '前 100' },
  { value: '200', label: '前 200' },
  { value: '500', label: '前 500' },
] as const

export type RankState = {
  country: string | null
  /** Places of the page's main list up to this one, whole bands only. */
  band: number | null
  /** Part of a name; empty when no name is searched. */
  name: string
  sort: Sort
  order: Order
  page: number
  /** Messages about invalid parts of the address. */
  notes: string[]
}

export type RankScope = {
  path: string
  /** The list that orders the page by default, and to which the bands refer. */
  main: 'qs' | 'arwu'
  /** Countries the page shows; all when empty. */
  countries: readonly string[]
  /** True when schools that are not in the main list are left out. */
  isListedOnly: boolean
}

const named = <T extends string>(values: readonly T[]) => values.map((value) => ({ value, label: value }))

const lastPage = 9999

export const longestName = 40

const fieldsOf = (countries: readonly string[]) => ({
  country: choice(named(countries), { subject: '国家或地区' }),
  band: choice(bands, { subject: '名次' }),
  q: text(longestName),
  sort: choice(named(sorts), { subject: '排序' }),
  order: choice(named(orders), { subject: '次序' }),
  page: page(lastPage),
})

/** Reads the state of a ranking page. Invalid parts are left out, with a message. */
export function readRankState(
  scope: RankScope,
  countries: readonly string[],
  params: SearchParams,
): RankState {
  const { values, errors } = readAddress(fieldsOf(countries), params)
  return {
    country: values.country ?? null,
    band: values.band === undefined ? null : Number(values.band),
    name: values.q ?? '',
    sort: values.sort ?? scope.main,
    order: values.order ?? 'asc',
    page: values.page ?? 1,
    notes: Object.values(errors),
  }
}

/** The state as fields of an address; the page's defaults are left out. */
function toValues(scope: RankScope, { country, band, name, sort, order }: RankState) {
  return {
    country: country ?? undefined,
    band: bands.find(({ value }) => Number(value) === band)?.value,
    q: name || undefined,
    sort: sort === scope.main ? undefined : sort,
    order: order === 'asc' ? undefined : order,
  }
}

/** The state as parameters, for forms and for the pages of the list. */
export const rankValues = (scope: RankScope, state: RankState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(toValues(scope, state)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

/** The address of a state with some changes; it starts on the first page again. */
export function rankHref(scope: RankScope, state: RankState, change: Partial<RankState> = {}): string {
  const values = toValues(scope, { ...state, ...change })
  return writeAddress(scope.path, fieldsOf([]), { ...values, page: change.page ?? 1 })
}

/** The rows of a page in their order. Schools without the sorted value come last in either order. */
export function toRows(entries: readonly RankEntry[], scope: RankScope, state: RankState): RankEntry[] {
  return entries
    .filter(({ country }) => scope.countries.length === 0 || scope.countries.includes(country))
    .filter(({ places }) => !scope.isListedOnly || places[scope.main] !== null)
    .filter(({ country }) => state.country === null || country === state.country)
    .filter(({ places }) => {
      const place = places[scope.main]
      return state.band === null || (place !== null && place.to <= state.band)
    })
    .filter((entry) => isNamed(entry, state.name))
    .toSorted(byState(scope, state))
}

function isNamed({ name, nameEn }: RankEntry, words: string): boolean {
  const wanted = words.normalize('NFKC').toLowerCase()
  return name.toLowerCase().includes(wanted) || nameEn.toLowerCase().includes(wanted)
}

/** Whether the rows are in the publisher's own order, so that the page may call them its ranking. */
export const isOfficialOrder = (scope: RankScope, { sort, order }: RankState): boolean =>
  sort === scope.main && order === 'asc'

const pinyin = new Intl.Collator('zh-Hans-CN')

function byState(scope: RankScope, { sort, order }: RankState) {
  const direction = order === 'asc' ? 1 : -1
  const names = (a: RankEntry, b: RankEntry) => pinyin.compare(a.name, b.name)
  if (sort === 'name') return (a: RankEntry, b: RankEntry) => direction * names(a, b)
  return (a: RankEntry, b: RankEntry) => {
    const [left, right] = [a.places[sort], b.places[sort]]
    if (left === null || right === null) {
      const missing = Number(left === null) - Number(right === null)
      return missing || comparePresent(a, b, scope) || names(a, b)
    }
    return direction * comparePlaces(left, right) || names(a, b)
  }
}

/** Schools that are not in the sorted list keep the order of the page's main list; those in neither list come last. */
function comparePresent(a: RankEntry, b: RankEntry, scope: RankScope): number {
  const [left, right] = [a.places[scope.main], b.places[scope.main]]
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return comparePlaces(left, right)
}
