import { defineProgramme } from './programme'

export const vuPassport = defineProgramme({
  id: 'vu-passport',
  name: '瓦努阿图投资入籍（DSP 与 CIIP）',
  official: { name: '瓦努阿图政府', url: 'https://www.gov.vu/' },
  readings: [
    {
      state: 'open',
      asOf: '2025-04-01',
      source: {
        kind: 'secondary',
        name: '瓦努阿图国家广播 VBTC',
        url: 'https://vbtc.vu/government-warns-citizenship-agents-invest-or-lose-your-licence/',
      },
    },
  ],
  toAsk: ['2025 至 2026 年的官方收费', '资本投资计划中投资部分怎样核验'],
})
