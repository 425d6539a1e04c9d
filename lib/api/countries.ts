import { cache } from 'react'
import { z } from 'zod'
import { env } from '@/lib/env'
import { get } from './client'
import { countryCodeSchema, linkSchema } from './wire'

export const countryWireSchema = z.object({
  id: z.int().min(1),
  code: countryCodeSchema,
  name: z.string().min(1),
  slug: z.string().min(1),
  href: linkSchema,
  consultOnly: z.boolean(),
})

export const countryListSchema = z.array(countryWireSchema)

/** `consultOnly` countries have no page: their entry opens the consult prompt (specification §2 Header). */
export type Country = {
  id: number
  code: string
  name: string
  slug: string
  href: string
  consultOnly: boolean
}

/** Every destination in the order of the navigation. */
export const listCountries = cache(async (): Promise<Country[]> => {
  const countries = await get('/v1/country', countryListSchema)
  return countries.map(toCountry)
})

/** Singapore and Hong Kong open on a separate host when one is configured (specification §2 Header). */
function toCountry(wire: z.output<typeof countryWireSchema>): Country {
  const origin = env().SINGAPORE_HONGKONG_ORIGIN
  const onOtherHost = wire.code === 'sg' || wire.code === 'hk'
  return onOtherHost && origin !== undefined ? { ...wire, href: `${origin}/${wire.code}` } : wire
}
