import { listHref, type SearchParams, single } from '@/lib/listing'
import { comparePlaces, type RankEntry, type System, systems } from './entries'

/** The columns a table can be sorted by; `custom` is the visitor's own order. */
const sorts = ['qs', 'previous', 'arwu', 'name', 'custom'] as const
export type Sort = (typeof sorts)[number]
type Order = 'asc' | 'desc'

export const bands = [
  { value: '50', label: '前 50' },
  { value: '100', label: '前 100' },
  { value: '200', label: '前 200' },
  { value: '500', label: '前 500' },
] as const

/** Weights are whole numbers; a list of weight 0 does not count. */
export const weightLimit = 5
export type Weights = Readonly<Record<System, number>>
/** Nothing weighted: the publisher's order. */
export const noWeights: Weights = { qs: 0, previous: 0, arwu: 0 }

/** Parameters of the weights in the address. */
export const weightFields: Readonly<Record<System, string>> = { qs: 'wq', previous: 'wp', arwu: 'wa' }

export type RankState = {
  country: string | null
  /** Places of the page's main list up to this one, whole bands only. */
  band: number | null
  sort: Sort
  order: Order
  weights: Weights
  page: number
  /** What of the address could not be used, in words. */
  notes: string[]
}

export type RankScope = {
  path: string
  /** The list that orders the page when nothing is chosen, and that the bands mean. */
  main: 'qs' | 'arwu'
  /** Countries the page shows; all when empty. */
  countries: readonly string[]
  /** True where schools that the main list lacks are left out. */
  isListedOnly: boolean
}

/** Reads the state of a ranking page. What can't be used is left out and said. */
export function readRankState(
  scope: RankScope,
  countries: readonly string[],
  params: SearchParams,
): RankState {
  const notes: string[] = []
  const pick = <T extends string>(name: string, label: string, choices: readonly T[]): T | null => {
    const text = single(params[name])
    if (text === '') return null
    const found = choices.find((choice) => choice === text)
    if (found === undefined) notes.push(`“${label}”没有“${text.slice(0, 20)}”这个选项，已忽略`)
    return found ?? null
  }
  const weights = readWeights(params, notes)
  const hasWeights = systems.some((system) => weights[system] > 0)
  const sort = pick('sort', '排序', sorts)
  if (sort === 'custom' && !hasWeights) notes.push('没有给出权重，仍按榜单的次序排列')
  const usual: Sort = hasWeights ? 'custom' : scope.main
  const band = pick(
    'band',
    '名次',
    bands.map(({ value }) => value),
  )
  const page = single(params.page)
  const isPage = page === '' || /^[1-9]\d{0,3}$/.test(page)
  if (!isPage) notes.push('页码无法识别，已回到第 1 页')
  return {
    country: pick('country', '国家或地区', countries),
    band: band === null ? null : Number(band),
    sort: sort === null || (sort === 'custom' && !hasWeights) ? usual : sort,
    order: pick('order', '次序', ['asc', 'desc'] as const) ?? 'asc',
    weights,
    page: isPage && page !== '' ? Number(page) : 1,
    notes,
  }
}

/** The state as parameters of an address; what is usual on the page is left out. */
export function rankValues(scope: RankScope, state: RankState): Record<string, string> {
  const hasWeights = systems.some((system) => state.weights[system] > 0)
  return {
    country: state.country ?? '',
    band: state.band === null ? '' : String(state.band),
    ...Object.fromEntries(
      systems.map((system) => [
        weightFields[system],
        state.weights[system] > 0 ? String(state.weights[system]) : '',
      ]),
    ),
    sort: state.sort === (hasWeights ? 'custom' : scope.main) ? '' : state.sort,
    order: state.order === 'asc' ? '' : state.order,
  }
}

/** The address of a state changed in some points; it starts on the first page again. */
export function rankHref(scope: RankScope, state: RankState, change: Partial<RankState> = {}): string {
  return listHref(scope.path, rankValues(scope, { ...state, ...change }), change.page ?? 1)
}

export type RankRow = RankEntry & {
  /** Weighted mean of the first places, to one decimal; null unless the school stands in every weighted list. */
  score: number | null
}

/** The rows of a page in their order. Schools without the sorted value come last whichever the order. */
export function toRows(entries: readonly RankEntry[], scope: RankScope, state: RankState): RankRow[] {
  return entries
    .filter(({ country }) => scope.countries.length === 0 || scope.countries.includes(country))
    .filter(({ places }) => !scope.isListedOnly || places[scope.main] !== null)
    .filter(({ country }) => state.country === null || country === state.country)
    .filter(({ places }) => {
      const place = places[scope.main]
      return state.band === null || (place !== null && place.to <= state.band)
    })
    .map((entry) => ({ ...entry, score: scoreOf(entry, state.weights) }))
    .toSorted(byState(scope, state))
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

/** Whether the rows stand as the publisher has them, so that they may be called by its name. */
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

/** Schools that the sorted list lacks keep the order of the page's main list; those that it lacks too come last. */
function comparePresent(a: RankRow, b: RankRow, scope: RankScope): number {
  const [left, right] = [a.places[scope.main], b.places[scope.main]]
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return comparePlaces(left, right)
}

function readWeights(params: SearchParams, notes: string[]): Weights {
  const read = (system: System): number => {
    const text = single(params[weightFields[system]])
    if (text === '') return 0
    if (/^\d$/.test(text) && Number(text) <= weightLimit) return Number(text)
    notes.push(`权重请填 0 到 ${weightLimit} 的整数，“${text.slice(0, 20)}”按 0 计`)
    return 0
  }
  return { qs: read('qs'), previous: read('previous'), arwu: read('arwu') }
}
