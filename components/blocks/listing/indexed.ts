import type { ListState } from '@/lib/listing'

/** Whether a list belongs into search engines: unfiltered, its beginning, and without made-up records. */
export function isIndexedList(
  { values, page, notes }: ListState,
  records: readonly { sample: boolean }[],
): boolean {
  const isPlain = Object.keys(values).length === 0 && page === 1 && notes.length === 0
  return isPlain && records.every(({ sample }) => !sample)
}
