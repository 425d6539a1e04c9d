import { choice, number, page, readAddress, type SearchParams, text, writeAddress } from '@/lib/address'
import { comparePlaces, type RankEntry, type System, systems } from './entries'

/** The columns by which a table can be sorted; `custom` is the visitor's own order. */
const sorts = ['qs', 'previous', 'arwu', 'name', 'custom'] as const
export type Sort = (typeof sorts)[number]
const orders = ['asc', 'desc'] as const
type Order = (typeof orders)[number]

export const bands = [
  { value: '50', label: '前 50' },
  { value: '100', label: '前 100' },
  { value: '200', label: '前 200' },
  { value: '500', label: '前 500' },
] as const

/** Weights are whole numbers; a list of weight 0 does not count. */
export const weightLimit = 5
export type Weights = Readonly<Record<System, number>>
/** No weights: the publisher's order. */
export const noWeights: Weights = { qs: 0, previous: 0, arwu: 0 }

/** Parameters of the weights in the address. */
export const weightFields = { qs: 'wq', previous: 'wp', arwu: 'wa' } as const satisfies Record<System, string>

export type RankState = {
  country: string | null
  /** Places of the page's main list up to this one, whole bands only. */
  band: number | null
  /** Part of a name; empty when no name is searched. */
  name: string
  sort: Sort
  order: Order
  weights: Weights
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

const weight = () => number({ min: 0, max: weightLimit, usual: 0, subject: '权重' })

const fieldsOf = (countries: readonly string[]) => ({
  country: choice(named(countries), { subject: '国家或地区' }),
  band: choice(bands, { subject: '名次' }),
  q: text(longestName),
  wq: weight(),
  wp: weight(),
  wa: weight(),
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
  const weights = { qs: values.wq ?? 0, previous: values.wp ?? 0, arwu: values.wa ?? 0 }
  const notes = Object.values(errors)
  const usual = usualSort(scope, weights)
  const isUnweighted = values.sort === 'custom' && usual !== 'custom'
  if (isUnweighted) notes.push('没有给出权重，仍按榜单的次序排列')
  return {
    country: values.country ?? null,
    band: values.band === undefined ? null : Number(values.band),
    name: values.q ?? '',
    sort: isUnweighted ? usual : (values.sort ?? usual),
    order: values.order ?? 'asc',
    weights,
    page: values.page ?? 1,
    notes,
  }
}

const usualSort = (scope: RankScope, weights: Weights): Sort =>
  systems.some((system) => weights[system] > 0) ? 'custom' : scope.main

/** The state as fields of an address; the page's defaults are left out. */
function toValues(scope: RankScope, { country, band, name, weights, sort, order }: RankState) {
  return {
    country: country ?? undefined,
    band: bands.find(({ value }) => Number(value) === band)?.value,
    q: name || undefined,
    wq: weights.qs || undefined,
    wp: weights.previous || undefined,
    wa: weights.arwu || undefined,
    sort: sort === usualSort(scope, weights) ? undefined : sort,
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

export type RankRow = RankEntry & {
  /** Weighted mean of the first places, to one decimal; null unless the school is in every weighted list. */
  score: number | null
}

/** The rows of a page in their order. Schools without the sorted value come last in either order. */
export function toRows(entries: readonly RankEntry[], scope: RankScope, state: RankState): RankRow[] {
  return entries
    .filter(({ country }) => scope.countries.length === 0 || scope.countries.includes(country))
    .filter(({ places }) => !scope.isListedOnly || places[scope.main] !== null)
    .filter(({ country }) => state.country === null || country === state.country)
    .filter(({ places }) => {
      const place = places[scope.main]
      return state.band === null || (place !== null && place.to <= state.band)
    })
    .filter((entry) => isNamed(entry, state.name))
    .map((entry) => ({ ...entry, score: scoreOf(entry, state.weights) }))
    .toSorted(byState(scope, state))
}

function isNamed({ name, nameEn }: RankEntry, words: string): boolean {
  const wanted = words.normalize('NFKC').toLowerCase()
  return name.toLowerCase().includes(wanted) || nameEn.toLowerCase().includes(wanted)
}

/** Weighted mean of the first places. @returns null without weights, or when a weighted list does not have the school */
export function scoreOf({ places }: Pick<RankEntry, 'places'>, weights: Weights): number | null {
  const used = systems.filter((system) => weights[system] > 0)
  const total = used.reduce((sum, system) => sum + weights[system], 0)
  if (total === 0) return null
  const values = used.flatMap((system) => {
    const place = places[system]
    return place === null ? [] : [place.from * weights[system]]
  })
  if (values.length < used.length) return null
  return Math.round((values.reduce((sum, value) => sum + value, 0) / total) * 10) / 10
}

/** Whether the rows are in the publisher's own order, so that the page may call them its ranking. */
export const isOfficialOrder = (scope: RankScope, { sort, order }: RankState): boolean =>
  sort === scope.main && order === 'asc'

const pinyin = new Intl.Collator('zh-Hans-CN')

function byState(scope: RankScope, { sort, order }: RankState) {
  const direction = order === 'asc' ? 1 : -1
  const names = (a: RankRow, b: RankRow) => pinyin.compare(a.name, b.name)
  if (sort === 'name') return (a: RankRow, b: RankRow) => direction * names(a, b)
  if (sort === 'custom') {
    return (a: RankRow, b: RankRow) => {
      if (a.score === null || b.score === null) return Number(a.score === null) - Number(b.score === null)
      return direction * (a.score - b.score) || names(a, b)
    }
  }
  return (a: RankRow, b: RankRow) => {
    const [left, right] = [a.places[sort], b.places[sort]]
    if (left === null || right === null) {
      const missing = Number(left === null) - Number(right === null)
      return missing || comparePresent(a, b, scope) || names(a, b)
    }
    return direction * comparePlaces(left, right) || names(a, b)
  }
}

/** Schools that are not in the sorted list keep the order of the page's main list; those in neither list come last. */
function comparePresent(a: RankRow, b: RankRow, scope: RankScope): number {
  const [left, right] = [a.places[scope.main], b.places[scope.main]]
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return comparePlaces(left, right)
}
