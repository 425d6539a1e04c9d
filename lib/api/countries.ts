import { cache } from 'react'
import type { z } from 'zod'
import { countryOperations, type countryWireSchema } from '@/lib/contract/countries'
import { env } from '@/lib/core/env'
import { memoizeFor } from '@/lib/core/memoize-for'
import { countryHref } from '@/lib/routing/navigation'
import { fetchData, listCacheTime } from './fetch'

/** `consultOnly` countries have no page: their entry opens the consult prompt (specification §2 Header). */
export type Country = ReturnType<typeof toCountry>

/** Every destination in the order of the navigation. */
export const listCountries = cache(
  memoizeFor(listCacheTime, async () => (await fetchData(countryOperations.list)).map(toCountry)),
)

function toCountry({ consult_only: consultOnly, ...wire }: z.output<typeof countryWireSchema>) {
  return { ...wire, consultOnly, href: countryHref(env().SINGAPORE_HONGKONG_ORIGIN, wire) }
}
