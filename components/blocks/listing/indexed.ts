import type { ListState } from '@/lib/listing'

/** Whether search engines may index a list: without filters, only its first page, and without samples. */
export function isIndexedList(
  { values, page, notes }: ListState,
  records: readonly { sample: boolean }[],
): boolean {
  const isPlain = Object.keys(values).length === 0 && page === 1 && notes.length === 0
  return isPlain && records.every(({ sample }) => !sample)
}
