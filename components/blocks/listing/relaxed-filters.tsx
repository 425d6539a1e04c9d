import { LinkList } from '@/components/blocks/link-list'
import { type Filter, filterLabel, type ListState, listHref } from '@/lib/listing'

export type Relaxation = { label: string; href: string; total: number }

/**
 * The filters whose removal would give results, for a list without results.
 * @param count number of records for a set of filter values
 */
export async function relaxFilters(
  path: string,
  filters: readonly Filter[],
  { values }: ListState,
  count: (values: Record<string, string>) => Promise<number>,
): Promise<Relaxation[]> {
  const set = filters.filter(({ name }) => values[name] !== undefined)
  const relaxed = await Promise.all(
    set.map(async (filter) => {
      const { [filter.name]: value = '', ...others } = values
      const label = `去掉“${filterLabel(filter, value)}”`
      return { label, href: listHref(path, others), total: await count(others) }
    }),
  )
  return relaxed.filter(({ total }) => total > 0)
}

/** Suggestions for a list without results. */
export function RelaxedFilters({
  relaxations,
  unit,
  path,
  all,
}: {
  relaxations: readonly Relaxation[]
  unit: string
  path: string
  /** Label of the link to the whole list. */
  all: string
}) {
  return (
    <LinkList
      label="放宽条件"
      items={[
        ...relaxations.map(({ label, href, total }) => ({ label, href, note: `${total} ${unit}` })),
        ...(relaxations.some(({ href }) => href === path) ? [] : [{ label: all, href: path }]),
      ]}
    />
  )
}
