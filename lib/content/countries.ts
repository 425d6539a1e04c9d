import { countryListSchema } from '@/lib/contract/countries'

/**
 * Order of the navigation. Countries without pages on this site are offered for consulting only. `tests/unit/content/countries.test.ts`
 * lists in one message what else a new country needs.
 */
const written = [
  { id: 1, code: 'us', name: '美国', slug: 'us', href: '/us', consult_only: false },
  { id: 2, code: 'uk', name: '英国', slug: 'uk', href: '/uk', consult_only: false },
  { id: 3, code: 'ca', name: '加拿大', slug: 'can', href: '/can', consult_only: false },
  { id: 4, code: 'au', name: '澳大利亚', slug: 'au', href: '/au', consult_only: false },
  { id: 5, code: 'nz', name: '新西兰', slug: 'nz', href: '/au', consult_only: false },
  { id: 6, code: 'jp', name: '日本', slug: 'japan', href: '/japan', consult_only: false },
  { id: 7, code: 'sg', name: '新加坡', slug: 'sg', href: '/sg', consult_only: false },
  { id: 8, code: 'hk', name: '中国香港', slug: 'hk', href: '/special/dl_hk', consult_only: false },
  { id: 9, code: 'ch', name: '瑞士', slug: 'ruishi', href: '/special/ruishi', consult_only: false },
  { id: 10, code: 'it', name: '意大利', slug: 'it', href: '/special/ys_zh/ys_it', consult_only: false },
  { id: 11, code: 'fr', name: '法国', slug: 'fr', href: '/special/ys_zh/ys_fr', consult_only: false },
  { id: 12, code: 'ie', name: '爱尔兰', slug: 'ie', href: '/touchus', consult_only: true },
  { id: 13, code: 'my', name: '马来西亚', slug: 'my', href: '/touchus', consult_only: true },
  { id: 14, code: 'nl', name: '荷兰', slug: 'nl', href: '/touchus', consult_only: true },
  { id: 15, code: 'de', name: '德国', slug: 'de', href: '/touchus', consult_only: true },
  { id: 16, code: 'es', name: '西班牙', slug: 'es', href: '/touchus', consult_only: true },
  { id: 17, code: 'kr', name: '韩国', slug: 'kr', href: '/touchus', consult_only: true },
] as const

/** A country or region for which the company advises. A table that every one of them needs is a `Record` of it. */
export type CountryCode = (typeof written)[number]['code']

export const countries = countryListSchema.parse(written)
