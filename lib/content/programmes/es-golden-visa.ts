import { defineProgramme } from './programme'

export const esGoldenVisa = defineProgramme({
  id: 'es-golden-visa',
  name: '西班牙投资居留（黄金签证）',
  official: { name: '西班牙官方公报', url: 'https://www.boe.es/' },
  readings: [
    {
      state: 'closed',
      asOf: '2025-04-03',
      source: {
        kind: 'secondary',
        name: '西班牙 Nomad 律师事务所',
        url: 'https://nomadimmigrationlawyers.com/blog/options-available-after-the-elimination-of-the-golden-visa',
      },
      text: '2025 年第 1 号组织法废止投资居留条款，4 月 3 日起不收新申请。',
    },
  ],
  times: '不再受理。',
  toAsk: ['已获批的人续签按什么规定', '有网站说金融投资仍开放，与另外两家矛盾：以官方公报为准'],
  instead: ['没有以投资换居留的接替项目', '有稳定被动收入、不打算工作的，可看非营利居留；它看收入，不看投资'],
})
