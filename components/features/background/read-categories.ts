import type { SearchParams } from '@/lib/listing'
import { backgroundCategoryIds } from '@/lib/site'

type CategoryId = (typeof backgroundCategoryIds)[number]

/**
 * The categories in an address: a list with commas as in the header's link, one `b` for each selected checkbox as a
 * form sends them, or both. All categories mean the same as none (specification §9). Unknown categories are ignored
 * and reported.
 * @returns ids in the order of the specification; empty means no filter
 */
export function readCategories(b: SearchParams[string]): { ids: CategoryId[]; notes: string[] } {
  const given = new Set(
    [b ?? []]
      .flat()
      .flatMap((value) => value.split(/[,，]/))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  )
  const ids = backgroundCategoryIds.filter((id) => given.has(String(id)))
  const unknown = [...given].filter((value) => !backgroundCategoryIds.some((id) => String(id) === value))
  return {
    ids: ids.length === backgroundCategoryIds.length ? [] : ids,
    notes:
      unknown.length === 0
        ? []
        : [`没有编号为“${unknown.slice(0, 3).join('、').slice(0, 20)}”的类别，已忽略`],
  }
}
