import type { CostCountry } from './country'
import { requirement } from './notes'

const fewSchools = '只有少数学校的公布价，别的学校可能更低或更高，拿到目标学校的数后请自填。'

export const uk: CostCountry = {
  value: 'uk',
  label: '英国',
  currency: 'GBP',
  rate: 'fx-gbp-cny',
  years: { undergraduate: 3, master: 1 },
  stateYears: [
    {
      state: 'Scotland',
      level: 'undergraduate',
      years: 4,
      note: '苏格兰的荣誉学士读四年，比英格兰多一年，这里按四年算。',
    },
  ],
  tiers: [
    {
      value: 'london',
      label: '伦敦',
      cities: ['London'],
      together: { facts: [['uk-pof-london-2026']], note: `含住宿。${requirement}` },
    },
    {
      value: 'other',
      label: '伦敦以外',
      together: {
        facts: [['uk-edi-living'], ['uk-pof-outside-2026']],
        note: '含住宿。低值是签证资金要求，高值是爱丁堡大学的估算。',
      },
    },
  ],
  tuition: {
    undergraduate: {
      facts: [['uk-gla-arts-2728'], ['uk-tuition-sheffield-2728']],
      subject: '格拉斯哥和谢菲尔德两所',
      note: fewSchools,
    },
    master: {
      facts: [['uk-tuition-pg-median']],
      note: '各校低位价与高位价的中位数；商科、计算机和伦敦的学校多在区间以上。',
    },
  },
  insurance: {
    facts: [['uk-ihs-student-2026']],
    visaMonths: 5,
    note: '移民医疗附加费，递签时按签证月数一次付清：签证比课程早一个月、晚四个月，不足半年的零头按半年收。',
  },
  visa: { facts: [['uk-visafee-2026']] },
  ask: {
    tuition: {
      name: '英国文化教育协会留学费用页',
      url: 'https://study-uk.britishcouncil.org/moving-uk/cost-studying',
    },
    living: { name: 'GOV.UK 学生签证资金要求', url: 'https://www.gov.uk/student-visa/money' },
    insurance: {
      name: 'GOV.UK 医疗附加费',
      url: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
    },
    visa: {
      name: 'GOV.UK 签证收费表',
      url: 'https://www.gov.uk/government/publications/visa-regulations-revised-table',
    },
  },
}

export const ie: CostCountry = {
  value: 'ie',
  label: '爱尔兰',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  years: { master: 1 },
  tiers: [
    {
      value: 'any',
      label: '全国',
      together: { facts: [['ie-pof-long']], note: `含住宿；都柏林多半更高。${requirement}` },
    },
  ],
  tuition: {},
  visa: { facts: [['ie-irp-fee']], note: '只有入境后的居留登记费，入境前的学生签证费没有可用的来源。' },
  ask: {
    tuition: { name: '爱尔兰教育推广署', url: 'https://www.educationinireland.com' },
    living: { name: '爱尔兰教育推广署', url: 'https://www.educationinireland.com' },
    visa: { name: '爱尔兰移民局', url: 'https://www.irishimmigration.ie/coming-to-study-in-ireland' },
  },
}
