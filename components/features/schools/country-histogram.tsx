import { Histogram } from '@/components/ui/plots/histogram'
import { grouped } from '@/lib/core/numbers'
import { listHref } from '@/lib/listing'
import type { SchoolListData } from './load-school-list'

/** How many schools of each country fit the other conditions. Each column narrows the list to its country. */
export function CountryHistogram({ data: { path, state, byCountry, nameOf } }: { data: SchoolListData }) {
  const [first, second] = byCountry.toSorted((a, b) => b.total - a.total)
  if (first === undefined || second === undefined || second.total === 0) return null
  const { country, ...others } = state.values
  return (
    <Histogram
      title={`${nameOf(first.code)} ${grouped(first.total)} 所，${nameOf(second.code)} ${grouped(second.total)} 所，其余国家较少`}
      unit="所"
      bins={byCountry.map(({ code, total }) => ({
        label: nameOf(code),
        count: total,
        href: listHref(path, { ...others, country: code }),
        isBeyond: country !== undefined && country !== code,
      }))}
    />
  )
}
