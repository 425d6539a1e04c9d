import { field, readAddress, type SearchParams, text } from '@/lib/address'
import { daySchema } from '@/lib/contract/fields'
import { compareHref } from './school-ids'

const longest = 24

const offerTable = {
  deposit: text(longest, { label: '定金', placeholder: '如 2,000 英镑', optional: true }),
  reply: field(
    (given, refuse) =>
      daySchema.safeParse(given).success
        ? given
        : refuse(`没有“${given.slice(0, longest)}”这一天，请写成 2027-05-01 这样`),
    String,
    { label: '最晚哪天答复', optional: true },
  ),
  award: text(longest, { label: '奖学金', placeholder: '如 一年 3,000 英镑', optional: true }),
}

type OfferName = keyof typeof offerTable

/** What a family notes of an offer. */
export type Offer = Partial<Record<OfferName, string>>

/** The offers of a comparison, by the id of their school. They are only in its address, which a family can share. */
export type Offers = ReadonlyMap<string, Offer>

/** The fields of the school at a place of the comparison, with their names in the address. */
export const offerFields = (at: number) =>
  Object.entries(offerTable).map(([name, field]) => ({
    name: name as OfferName,
    parameter: `${name}${at + 1}`,
    field,
  }))

/** The offers in an address, whose fields have the place of their school among the ids. */
export function readOffers(
  params: SearchParams,
  ids: readonly string[],
): { offers: Offers; errors: readonly string[] } {
  const read = ids.map((id, at) => {
    const table = Object.fromEntries(offerFields(at).map(({ parameter, field }) => [parameter, field]))
    const { values, errors } = readAddress(table, params)
    const offer: Offer = Object.fromEntries(
      offerFields(at).map(({ name, parameter }) => [name, values[parameter]]),
    )
    return { id, offer, errors: Object.values(errors) }
  })
  return {
    offers: new Map(
      read.flatMap(({ id, offer }) => (Object.values(offer).some(Boolean) ? [[id, offer]] : [])),
    ),
    errors: read.flatMap(({ errors }) => errors),
  }
}

/** The offers as parameters of a comparison of these schools. */
export const offerParameters = (ids: readonly string[], offers: Offers): [name: string, text: string][] =>
  ids.flatMap((id, at) =>
    offerFields(at).flatMap(({ name, parameter }): [string, string][] => {
      const given = offers.get(id)?.[name]
      return given === undefined ? [] : [[parameter, given]]
    }),
  )

/** The address of a comparison with the offers of its schools. */
export function comparisonHref(ids: readonly string[], offers: Offers): string {
  const given = new URLSearchParams(offerParameters(ids, offers))
  return given.size === 0 ? compareHref(ids) : `${compareHref(ids)}&${given}`
}
