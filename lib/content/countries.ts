import { countryListSchema } from '@/lib/contract/countries'

/**
 * Order of the navigation. Countries whose pages the site does not have stay open for consulting only. What else a new country
 * wants, `tests/unit/content/countries.test.ts` lists in one message.
 */
const written = [
  { id: 1, code: 'us', name: '美国', slug: 'us', href: '/us', consultOnly: false },
  { id: 2, code: 'uk', name: '英国', slug: 'uk', href: '/uk', consultOnly: false },
  { id: 3, code: 'ca', name: '加拿大', slug: 'can', href: '/can', consultOnly: false },
  { id: 4, code: 'au', name: '澳大利亚', slug: 'au', href: '/au', consultOnly: false },
  { id: 5, code: 'nz', name: '新西兰', slug: 'nz', href: '/au', consultOnly: false },
  { id: 6, code: 'jp', name: '日本', slug: 'japan', href: '/japan', consultOnly: false },
  { id: 7, code: 'sg', name: '新加坡', slug: 'sg', href: '/sg', consultOnly: false },
  { id: 8, code: 'hk', name: '中国香港', slug: 'hk', href: '/special/dl_hk', consultOnly: false },
  { id: 9, code: 'ch', name: '瑞士', slug: 'ruishi', href: '/special/ruishi', consultOnly: false },
  { id: 10, code: 'it', name: '意大利', slug: 'it', href: '/special/ys_zh/ys_it', consultOnly: false },
  { id: 11, code: 'fr', name: '法国', slug: 'fr', href: '/special/ys_zh/ys_fr', consultOnly: false },
  { id: 12, code: 'ie', name: '爱尔兰', slug: 'ie', href: '/touchus', consultOnly: true },
  { id: 13, code: 'my', name: '马来西亚', slug: 'my', href: '/touchus', consultOnly: true },
  { id: 14, code: 'nl', name: '荷兰', slug: 'nl', href: '/touchus', consultOnly: true },
  { id: 15, code: 'de', name: '德国', slug: 'de', href: '/touchus', consultOnly: true },
  { id: 16, code: 'es', name: '西班牙', slug: 'es', href: '/touchus', consultOnly: true },
  { id: 17, code: 'kr', name: '韩国', slug: 'kr', href: '/touchus', consultOnly: true },
] as const

/** A country or region that people are advised on. A table that each of them wants is a `Record` of it. */
export type CountryCode = (typeof written)[number]['code']

export const countries = countryListSchema.parse(written)
