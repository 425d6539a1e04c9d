import type { Filter } from '@/lib/listing'

/** A filter over named codes, such as countries or branches. */
export const codeFilter = (
  name: string,
  label: string,
  items: readonly { code: string; name: string }[],
): Filter => ({
  kind: 'choice',
  name,
  label,
  choices: items.map((item) => ({ value: item.code, label: item.name })),
})

/** The country filter of a list; it has the same name in the address of every list. */
export const countryFilter = (countries: readonly { code: string; name: string }[]): Filter =>
  codeFilter('country', '国家或地区', countries)
