import { choiceFilter } from '@/lib/listing'

/** A filter over named codes, such as countries or branches. */
export const codeFilter = (name: string, label: string, items: readonly { code: string; name: string }[]) =>
  choiceFilter(name, label, Object.fromEntries(items.map((item) => [item.code, item.name])))

/** The country filter of a list; it has the same name in the address of every list. */
export const countryFilter = (countries: readonly { code: string; name: string }[]) =>
  codeFilter('country', '国家或地区', countries)
