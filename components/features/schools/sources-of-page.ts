import type { School } from '@/lib/api/schools'
import { sourceOf } from '@/lib/schools/value-sources'
import type { SchoolValueKey } from '@/lib/schools/values'

/** A source of values with its number on the page. */
type NumberedSource = { id: string; number: number; name: string; url: string | null }

export type NumberedSources = ReadonlyMap<string, NumberedSource>

/** Numbers the sources of these values in the order in which the sections of the page show them. */
export function numberSources(keys: readonly SchoolValueKey[], { values }: School): NumberedSources {
  const ids = [...new Set(keys.flatMap((key) => values.get(key)?.source ?? []))]
  return new Map(
    ids.map((id, at) => {
      const source = sourceOf(id)
      const url = source === null || source.url.startsWith('/') ? null : source.url
      return [id, { id, number: at + 1, name: source?.name ?? id, url }]
    }),
  )
}

const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'

export const signOf = (number: number): string => circled[number - 1] ?? `(${number})`
