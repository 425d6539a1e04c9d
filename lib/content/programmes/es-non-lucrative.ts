import { defineProgramme } from './programme'

export const esNonLucrative = defineProgramme({
  id: 'es-non-lucrative',
  name: '西班牙非营利居留（黄金签证已取消）',
  official: { name: '西班牙外交部及驻外领馆', url: 'https://www.exteriores.gob.es/' },
  readings: [
    {
      state: 'open',
      asOf: '2025-11-28',
      source: {
        kind: 'secondary',
        name: 'Tradelex 律所',
        url: 'https://tradelex.com/en/2025/11/28/the-non-lucrative-residence-visa-in-spain',
      },
    },
  ],
  amounts: ['imm-es-nlv-means'],
  toAsk: ['2026 年的 IPREM 是多少，驻华使领馆要哪些材料'],
})
