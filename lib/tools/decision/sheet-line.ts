import type { Ask } from '@/lib/collections/kinds/cost-country'
import type { ConditionState } from '@/lib/tools/conditions/condition'

/** One remark in a cell. `sources` are numbers of the sheet's own list of sources, from 1. */
export type SheetLine = {
  text: string
  status: ConditionState | null
  href: string | null
  sources: readonly number[]
}

export type SheetSource = { name: string; url: string }

/** A remark with its sources by name, before they are numbered. */
export type Part = Omit<SheetLine, 'sources'> & { sources: readonly SheetSource[] }

/** Rows with the remarks of one option. */
export type SheetRowParts = readonly { label: string; lines: readonly Part[]; isMain?: boolean }[]

export const say = (text: string, sources: readonly SheetSource[] = [], more: Partial<Part> = {}): Part => ({
  text,
  status: null,
  href: null,
  sources,
  ...more,
})

export const askWords = (label: string, ask: Ask | null) => (ask === null ? label : `${label}：问${ask.name}`)

export const askSource = (ask: Ask | null): SheetSource[] =>
  ask === null || ask.url === null ? [] : [{ name: ask.name, url: ask.url }]
