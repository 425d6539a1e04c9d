import { factsIn } from '@/lib/facts/collect'

/**
 * One notice at the top of a page when most figures in one of its tables have expired; otherwise nothing.
 * @param tables the content of each table of the page
 */
export function ExpiredNotice({ tables }: { tables: readonly unknown[] }) {
  if (!tables.some(isMostlyExpired)) return null
  return (
    <p className="w-content mx-auto text-muted text-sm py-3" role="note">
      本页有一张费用表多半还是上一年度的数，只作参考；做预算前，请到表里注明的来源看新公布的数。
    </p>
  )
}

function isMostlyExpired(table: unknown): boolean {
  const figures = factsIn(table).flatMap((fact) => ('value' in fact ? [fact.isExpired] : []))
  return figures.filter(Boolean).length > figures.length / 2
}
