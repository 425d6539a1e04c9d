import type { Option } from '@/lib/leads/options'

/** The query of a page as Next gives it. */
export type SearchParams = Record<string, string | string[] | undefined>

type Choice = Pick<Option, 'value' | 'label'>

/** One filter of a list: a closed list of choices, or a short free text. */
export type Filter =
  | {
      kind: 'choice'
      name: string
      label: string
      choices: readonly Choice[]
      /** The page chooses it by links of its own; the form only carries it along. */
      byLinks?: boolean
    }
  | { kind: 'text'; name: string; label: string; placeholder?: string; maxLength: number }

export type ListState = {
  /** Filters that are set, by name, in the order of the filter list. */
  values: Record<string, string>
  page: number
  /** What of the query could not be used, in words for the visitor. */
  notes: string[]
}

/** The highest page number a list is asked for. */
const lastPage = 10_000

/**
 * Reads the filters and the page of a list from the address. A value that no filter knows is left out and said, so that a
 * hand-edited or outdated address still shows the list.
 */
export function readListState(filters: readonly Filter[], params: SearchParams): ListState {
  const values: Record<string, string> = {}
  const notes: string[] = []
  for (const filter of filters) {
    const text = single(params[filter.name])
    if (text === '') continue
    const accepted = accept(filter, text)
    if (accepted === null) notes.push(`“${filter.label}”没有“${text.slice(0, 20)}”这个选项，已忽略`)
    else values[filter.name] = accepted
  }
  return { values, page: readPage(single(params.page), notes), notes }
}

/** A page's query as one text, which `cache` can compare; of a repeated name the first value counts. */
export function queryText(params: SearchParams): string {
  const entries = Object.entries(params).flatMap(([name, value]) => {
    const [first] = [value ?? []].flat()
    return first === undefined ? [] : [[name, first]]
  })
  return new URLSearchParams(entries).toString()
}

/** The address of a list with these filters; the first page has no page number. */
export function listHref(path: string, values: Record<string, string>, page = 1): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** What a set filter is called on its chip. */
export function filterLabel(filter: Filter, value: string): string {
  const shown =
    filter.kind === 'choice' ? filter.choices.find((choice) => choice.value === value)?.label : undefined
  return `${filter.label}：${shown ?? value}`
}

function accept(filter: Filter, text: string): string | null {
  if (filter.kind === 'text') return text.slice(0, filter.maxLength)
  return filter.choices.some((choice) => choice.value === text) ? text : null
}

function readPage(text: string, notes: string[]): number {
  if (text === '') return 1
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (page >= 1 && page <= lastPage) return page
  notes.push('页码无法识别，已回到第 1 页')
  return 1
}

/** One value of an address, trimmed; empty where there is none. */
export const single = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim()
