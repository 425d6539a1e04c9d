import { type Choice, choice, page, readAddress, type SearchParams, text, writeAddress } from './address'

export type { SearchParams } from './address'

/** One filter of a list: a closed list of choices, or a short free text. */
export type Filter =
  | {
      kind: 'choice'
      name: string
      label: string
      choices: readonly Choice[]
      /** What the list shows without a choice, when it is not everything: its usual order. */
      none?: string
      /** The page offers it as links; the form only keeps its value. */
      byLinks?: boolean
    }
  | { kind: 'text'; name: string; label: string; placeholder?: string; maxLength: number }

/** A choice of these values, or of all that have a label. */
export const choiceFilter = <T extends string>(
  name: string,
  label: string,
  labels: Readonly<Record<T, string>> | ((value: T) => string),
  values: readonly T[] = Object.keys(labels) as T[],
) => ({
  kind: 'choice' as const,
  name,
  label,
  choices: values.map((value) => ({
    value,
    label: typeof labels === 'function' ? labels(value) : labels[value],
  })),
})

export type ListState = {
  /** Filters with a value, by name, in the order of the filter list. */
  values: Record<string, string>
  page: number
  /** Messages for the visitor about invalid parts of the query. */
  notes: string[]
}

/** The highest page number of a list. */
const lastPage = 10_000

/**
 * Reads the filters and the page of a list from the address. An unknown value is left out, with a message, so that an address that was
 * edited by hand or is outdated still shows the list.
 */
export function readListState(filters: readonly Filter[], params: SearchParams): ListState {
  const chosen = readAddress(fieldsOf(filters), params)
  const place = readAddress({ page: page(lastPage) }, params)
  return {
    values: Object.fromEntries(
      Object.entries(chosen.values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    page: place.values.page ?? 1,
    notes: Object.values({ ...chosen.errors, ...place.errors }),
  }
}

/** The table of fields of a list's filters. */
const fieldsOf = (filters: readonly Filter[]) =>
  Object.fromEntries(
    filters.map((filter) => [
      filter.name,
      filter.kind === 'text' ? text(filter.maxLength) : choice(filter.choices, { subject: filter.label }),
    ]),
  )

/** A page's query as one text, which `cache` can compare; of a repeated name the first value counts. */
export function queryText(params: SearchParams): string {
  const entries = Object.entries(params).flatMap(([name, value]) => {
    const [first] = [value ?? []].flat()
    return first === undefined ? [] : [[name, first]]
  })
  return new URLSearchParams(entries).toString()
}

/** The address of a list with these filters; the first page has no page number. */
export function listHref(path: string, values: Record<string, string>, at = 1): string {
  const fields = Object.fromEntries(Object.keys(values).map((name) => [name, text()]))
  return writeAddress(path, { ...fields, page: page(lastPage) }, { ...values, page: at })
}

/** The label of a filter with a value, for its chip. */
export function filterLabel(filter: Filter, value: string): string {
  const shown =
    filter.kind === 'choice' ? filter.choices.find((choice) => choice.value === value)?.label : undefined
  return `${filter.label}：${shown ?? value}`
}
