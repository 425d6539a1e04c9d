import type { SchoolValueKey } from './values'

/**
 * The price of which most ranked schools of a country publish one, and what it is called in a sentence. `low`: the price is the low end of
 * a published range, or of the middle half of the registered courses; null for the price of all courses.
 */
export type SpreadField = {
  key: SchoolValueKey
  currency: string
  name: string
  /** In a title. */
  brief: string
  low: 'range' | 'half' | null
}

/** Countries of whose ranked schools enough publish a price of one kind and from one source. */
const fields: Readonly<Record<string, SpreadField>> = {
  us: {
    key: 'tuition-undergraduate',
    currency: 'USD',
    name: '本科学费与必缴杂费',
    brief: '本科学杂费',
    low: null,
  },
  uk: { key: 'range-master', currency: 'GBP', name: '授课型硕士学费', brief: '硕士', low: 'range' },
  au: { key: 'range-master', currency: 'AUD', name: '授课型硕士学费', brief: '硕士', low: 'half' },
}

export const spreadFieldOf = (country: string): SpreadField | null => fields[country] ?? null
