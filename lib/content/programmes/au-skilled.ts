import { defineProgramme } from './programme'

export const auSkilled = defineProgramme({
  id: 'au-skilled',
  name: '澳大利亚技术移民：189、190、491',
  official: {
    name: '澳大利亚内政部：Skilled Independent 189',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-independent-189',
  },
  readings: [
    {
      state: 'open',
      asOf: '2026-08-03',
      source: {
        kind: 'official-copy',
        name: '澳大利亚内政部 189 与打分表（2026-08-03 存）',
        url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-independent-189/points-table',
      },
      text: '189 页与打分表照常公布，打分及格线 65 分。',
    },
  ],
  amounts: ['au-189-charge'],
  times: '要先递意向、等邀请，邀请日期与分数没有固定，看内政部公布的轮次。',
  toAsk: ['最近几轮邀请的分数线', '打分规则的改革几时施行', '各州担保今年的名额与要求'],
})
