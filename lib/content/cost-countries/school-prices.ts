import { californiaCampuses } from '@/lib/content/schools/registry-fees'
import type { Evidence, Level } from './country'

/** The cost of a year that the school itself adds up: tuition, fees, housing, meals, books and the rest. */
export type SchoolTotal = {
  fact: string
  /** Whether it contains the health insurance: a figure of the insurance beside it, or not stated. */
  insurance: { fact: string } | 'unstated'
  condition?: string
}

type SchoolPrices = {
  tuition: Partial<Record<Level, Evidence>>
  /** Goes before sums of parts, which leave out fees and are of other years. */
  total?: Partial<Record<Level, SchoolTotal>>
}

const business = '只有这所学校的商科项目，全程学费一次计入首年；别的专业看课程页。'

/** All campuses of the University of California charge the same price. */
const ofCalifornia: SchoolPrices = {
  tuition: { undergraduate: { facts: [['us-uc-2728']], note: '非加州居民的学费。' } },
  total: { undergraduate: { fact: 'us-uc-coa-2728', insurance: 'unstated' } },
}

/**
 * Figures of the registry for one school, by its id in the school library: used when that school is chosen and the library has no price
 * of it, or an older one. Figures for no particular school, such as a national tariff, are in the file of the country.
 */
export const schoolPrices: Readonly<Record<string, SchoolPrices>> = {
  ...Object.fromEntries(californiaCampuses.map((id) => [id, ofCalifornia] as const)),
  'us-harvard-university': {
    tuition: { undergraduate: { facts: [['us-harvard-tuition-2627']] } },
    total: { undergraduate: { fact: 'us-harvard-2627', insurance: { fact: 'us-health-harvard-2627' } } },
  },
  'us-arizona-state-university': {
    tuition: { undergraduate: { facts: [['us-asu-tuition-2627']], note: '基本学费，不含杂费。' } },
    total: { undergraduate: { fact: 'us-asu-2627', insurance: 'unstated' } },
  },
  'us-university-of-michigan': {
    tuition: {
      undergraduate: {
        facts: [['us-umich-tuition-2627']],
        note: '州外，文理学院一、二年级；别的学院和高年级更高。',
      },
    },
    total: { undergraduate: { fact: 'us-umich-2627', insurance: 'unstated' } },
  },
  'us-university-of-illinois-urbana-champaign': {
    tuition: {},
    total: { undergraduate: { fact: 'us-uiuc-2627', insurance: 'unstated' } },
  },
  'hk-chinese-university-of-hong-kong': {
    tuition: {},
    total: { undergraduate: { fact: 'hk-cuhk-total', insurance: 'unstated', condition: '有宿位' } },
  },
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
