import { californiaCampuses } from '@/lib/content/schools/registry-fees'
import type { Evidence, Level } from '@/lib/tools/cost/country'

type SchoolPrices = {
  tuition: Partial<Record<Level, Evidence>>
  /** Paid once on enrolment, beside the tuition. */
  enrolment?: Partial<Record<Level, Evidence>>
}

const business = '只有这所学校的商科项目，全程学费一次计入首年；别的专业看课程页。'

/** The campuses of the University of California ask one price. */
const ofCalifornia: SchoolPrices = {
  tuition: { undergraduate: { facts: [['us-uc-2728']], note: '非加州居民的学费。' } },
}

/**
 * Figures of the registry that name one school, by its id in the school library: used where that school is chosen and the
 * library has no price of it, or an older one. What names no school, such as a national tariff, stands with its country.
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
  'hk-university-of-hong-kong': {
    tuition: {
      undergraduate: {
        facts: [['hk-hku-nonstem-2728'], ['hk-hku-stem-2728']],
        note: '低值是文商法，高值是理工医；医学、牙医学另有更高的价。',
      },
    },
  },
  'hk-chinese-university-of-hong-kong': { tuition: { undergraduate: { facts: [['hk-cuhk-2728']] } } },
  'hk-hong-kong-university-of-science-and-technology': {
    tuition: { undergraduate: { facts: [['hk-hkust-2728']] } },
  },
  'hk-hong-kong-polytechnic-university': { tuition: { undergraduate: { facts: [['hk-polyu-2728']] } } },
  'hk-city-university-of-hong-kong': { tuition: { undergraduate: { facts: [['hk-cityu-2627']] } } },
  'hk-hong-kong-baptist-university': { tuition: { undergraduate: { facts: [['hk-hkbu-2627']] } } },
  'hk-education-university-of-hong-kong': { tuition: { undergraduate: { facts: [['hk-eduhk-2627']] } } },
  'sg-national-university-of-singapore': {
    tuition: {
      undergraduate: {
        facts: [['sg-nus-notg']],
        note: '不领学费助学金的价格；签约领助学金的低得多，但毕业后要在新加坡工作满约定年限。',
      },
      master: { facts: [['biz-nus-mkt'], ['biz-nus-fin']], isOnce: true, note: business },
    },
  },
  'sg-nanyang-technological-university': {
    tuition: {
      undergraduate: {
        facts: [['sg-ntu-notg']],
        note: '不领学费助学金的价格；签约领助学金的低得多，但毕业后要在新加坡工作满约定年限。医学另有更高的价。',
      },
      master: {
        facts: [['biz-ntu-mktsc'], ['biz-ntu-ba'], ['biz-ntu-mfe']],
        isOnce: true,
        note: business,
      },
    },
  },
  'de-technical-university-of-munich': {
    tuition: {
      undergraduate: {
        facts: [['de-tum']],
        note: '多数本科专业每学期收两档之一，一年两次；每学期注册费另付，没有计入。',
      },
    },
  },
  'de-university-of-hamburg': {
    tuition: {
      undergraduate: { facts: [['de-hamburg-fee']], note: '每学期注册费，一年两次。' },
      master: { facts: [['de-hamburg-fee']], note: '每学期注册费，一年两次；个别硕士另收学费。' },
    },
  },
  'ch-eth-zurich': {
    tuition: {
      undergraduate: { facts: [['ch-eth']], note: '每学期学费，一年两次。' },
      master: { facts: [['ch-eth']], note: '每学期学费，一年两次。' },
    },
  },
  'ch-university-of-st-gallen': {
    tuition: {
      undergraduate: { facts: [['ch-tuition-hsg']], note: '每学期学费，一年两次。' },
      master: {
        facts: [['ch-tuition-hsg']],
        note: '每学期学费，一年两次；来源没有分本科和硕士，以学校收费页为准。',
      },
    },
  },
  'fr-sciences-po': { tuition: { undergraduate: { facts: [['fr-scpo']] } } },
  'fr-edhec-ecole-de-hautes-etudes-commerciales-du-nord': {
    tuition: { undergraduate: { facts: [['fr-edhec']], note: '全球商务方向，别的方向不同。' } },
  },
  'fr-ecole-polytechnique': {
    tuition: { undergraduate: { facts: [['fr-x']], note: 'Bachelor 项目的价。' } },
  },
  'fr-escp-business-school': { tuition: { undergraduate: { facts: [['fr-escp']] } } },
  'fr-essec-business-school': {
    tuition: { undergraduate: { facts: [['fr-essec']], note: 'Global BBA 的价，别的项目不同。' } },
  },
  'ie-trinity-college-dublin': {
    tuition: {
      undergraduate: { facts: [['ie-tcd-arts'], ['ie-tcd-sci']], note: '低值是文商，高值是理科。' },
    },
  },
  'nz-university-of-auckland': {
    tuition: { undergraduate: { facts: [['nz-auckland-ba-2027']], note: '文学士的价，别的专业看课程页。' } },
  },
  'kr-korea-advanced-institute-of-science-and-technology': {
    tuition: { undergraduate: { facts: [['kr-kaist']], note: '每学期学费，一年两次。' } },
  },
  'jp-the-university-of-tokyo': {
    tuition: { undergraduate: { facts: [['jp-utokyo-tuition']] } },
    enrolment: { undergraduate: { facts: [['jp-utokyo-entrance']], note: '入学时付一次。' } },
  },
}
