import { defineProgramme } from './programme'

export const hkQualityMigrant = defineProgramme({
  id: 'hk-quality-migrant',
  name: '香港优秀人才入境计划（优才）',
  official: {
    name: '香港入境事务处：优秀人才入境计划',
    url: 'https://www.immd.gov.hk/eng/services/visas/quality_migrant_admission_scheme.html',
  },
  readings: [
    {
      state: 'open',
      asOf: '2025-02-26',
      source: {
        kind: 'official',
        name: '香港特区政府新闻公报',
        url: 'https://www.info.gov.hk/gia/general/202502/26/P2025022600221.htm',
      },
      text: '公布各项人才计划的收费，本计划在列。',
    },
    {
      state: 'open',
      asOf: '2024-11-02',
      source: {
        kind: 'secondary',
        name: '人民网英文版（转新华社）',
        url: 'http://en.people.cn/n3/2024/1102/c90000-20236868.html',
      },
      text: '取消年度配额，简化申请和甄选。',
    },
  ],
  amounts: ['hk-talent-fees'],
  times: '甄选分批进行，几时甄选看入境处公布。',
  toAsk: ['2024 年 11 月起的新准则逐条怎样写', '成就计分制现在看哪些成就'],
})
