import { defineProgramme } from './programme'

export const hkMainlandTalent = defineProgramme({
  id: 'hk-mainland-talent',
  name: '香港输入内地人才计划（专才）',
  official: {
    name: '香港入境事务处：输入内地人才计划',
    url: 'https://www.immd.gov.hk/eng/services/visas/ASMTP.html',
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
      asOf: null,
      source: {
        kind: 'official-copy',
        name: '香港入境事务处常见问题（存档）',
        url: 'https://www.immd.gov.hk/eng/faq/admission-scheme-mainland-talents-professionals.html',
      },
      text: '说明谁可以申请、由谁申请。',
    },
  ],
  amounts: ['hk-talent-fees'],
  times: '处理时间看入境处公布的服务承诺。',
  toAsk: ['哪些职位可以免交本地招聘证明', '薪酬是否合市场水平：由入境处逐案看，没有公布的数'],
})
