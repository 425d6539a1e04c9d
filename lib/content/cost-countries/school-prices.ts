import { californiaCampuses } from '@/lib/content/schools/registry-fees'
import type { Evidence, Level } from './country'

type SchoolPrices = {
  tuition: Partial<Record<Level, Evidence>>
}

const business = '只有这所学校的商科项目，全程学费一次计入首年；别的专业看课程页。'

/** All campuses of the University of California charge the same price. */
const ofCalifornia: SchoolPrices = {
  tuition: { undergraduate: { facts: [['us-uc-2728']], note: '非加州居民的学费。' } },
}

/**
 * Figures of the registry for one school, by its id in the school library: used when that school is chosen and the library has no price
 * of it, or an older one. Figures for no particular school, such as a national tariff, are in the file of the country.
 */
export const schoolPrices: Readonly<Record<string, SchoolPrices>> = {
  ...Object.fromEntries(californiaCampuses.map((id) => [id, ofCalifornia] as const)),
  'us-harvard-university': { tuition: { undergraduate: { facts: [['us-harvard-tuition-2627']] } } },
  'uk-university-of-glasgow': {
    tuition: {
      undergraduate: {
        facts: [['uk-gla-arts-2728'], ['uk-gla-sci-2728']],
        note: '低值是文社，高值是理工；医学、牙医学另有更高的价。',
      },
    },
  },
  'uk-university-of-sheffield': {
    tuition: { undergraduate: { facts: [['uk-tuition-sheffield-2728']], note: '医学、牙医学除外。' } },
  },
  'sg-national-university-of-singapore': {
    tuition: {
      master: { facts: [['biz-nus-mkt'], ['biz-nus-fin']], isOnce: true, subject: '商科', note: business },
    },
  },
  'sg-nanyang-technological-university': {
    tuition: {
      master: {
        facts: [['biz-ntu-mktsc'], ['biz-ntu-ba'], ['biz-ntu-mfe']],
        isOnce: true,
        subject: '商科',
        note: business,
      },
    },
  },
}
