import type { SchoolValueKey } from './values'

/** The price of which most ranked schools of a country publish one, and what it is called in a sentence. */
export type SpreadField = { key: SchoolValueKey; currency: string; name: string; isRange: boolean }

/** Countries of whose ranked schools enough publish a price of one kind and from one source. */
const fields: Readonly<Record<string, SpreadField>> = {
  us: { key: 'tuition-undergraduate', currency: 'USD', name: '本科学费与必缴杂费', isRange: false },
  uk: { key: 'range-master', currency: 'GBP', name: '授课型硕士学费', isRange: true },
  au: { key: 'range-master', currency: 'AUD', name: '授课型硕士学费', isRange: true },
}

export const spreadFieldOf = (country: string): SpreadField | null => fields[country] ?? null
