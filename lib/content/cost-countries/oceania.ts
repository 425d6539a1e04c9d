import type { CostCountry } from './country'
import { requirement } from './notes'

export const au: CostCountry = {
  value: 'au',
  label: '澳大利亚',
  currency: 'AUD',
  rate: 'fx-aud-cny',
  years: { undergraduate: 3 },
  tiers: [
    {
      value: 'any',
      label: '全国',
      together: { facts: [['au-pof-2024']], note: `含住宿；悉尼、墨尔本多半更高。${requirement}` },
    },
  ],
  tuition: {
    undergraduate: {
      facts: [['au-tuition-go8-ug'], ['au-unsw-bus'], ['au-fee-unsw-beng-ee'], ['au-fee-monash-bit']],
      subject: '八大名校',
      note: '八大名校的区间和其中两所的公布价，别的大学多数低一些。',
    },
    master: {
      facts: [['au-tuition-go8-pg']],
      subject: '八大名校',
      note: '八大名校的区间，别的大学不同，请用目标项目的学费替换。',
    },
  },
  visa: { facts: [['au-500-fee-2026']] },
  ask: {
    tuition: { name: 'Study Australia', url: 'https://www.studyaustralia.gov.au' },
    living: { name: 'Study Australia', url: 'https://www.studyaustralia.gov.au' },
    insurance: { name: 'OSHC 各承保公司的报价页（由录取学校指定或自选）', url: null },
    visa: {
      name: '澳大利亚内政部签证费估算',
      url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
    },
  },
}

export const nz: CostCountry = {
  value: 'nz',
  label: '新西兰',
  currency: 'NZD',
  rate: 'fx-nzd-cny',
  years: { undergraduate: 3 },
  tiers: [
    {
      value: 'any',
      label: '大学及以上',
      levels: ['undergraduate', 'master', 'language'],
      together: { facts: [['nz-pof-2026']], note: `含住宿。${requirement}` },
    },
    {
      value: 'school',
      label: '中小学',
      levels: ['highschool'],
      isForPupils: true,
      together: { facts: [['nz-pof-school']], note: `含住宿。${requirement}` },
    },
  ],
  tuition: {},
  visa: { facts: [['nz-visa-2026']] },
  ask: {
    tuition: { name: 'Study with New Zealand', url: 'https://www.studywithnewzealand.govt.nz' },
    living: { name: 'Study with New Zealand', url: 'https://www.studywithnewzealand.govt.nz' },
    visa: { name: '新西兰移民局', url: 'https://www.immigration.govt.nz' },
  },
}
