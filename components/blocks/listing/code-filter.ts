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

/** Which country a list is about; the same name in the address on every list. */
export const countryFilter = (countries: readonly { code: string; name: string }[]): Filter =>
  codeFilter('country', '国家或地区', countries)
