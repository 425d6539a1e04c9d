import { defineProgramme } from './programme'

export const ptFund = defineProgramme({
  id: 'pt-fund',
  name: '葡萄牙投资活动居留许可（ARI，基金等路径）',
  official: { name: '葡萄牙移民局（AIMA）', url: 'https://aima.gov.pt/' },
  readings: [
    {
      state: 'open',
      asOf: '2025-11-12',
      source: {
        kind: 'secondary',
        name: 'NP Advogados 律所',
        url: 'https://www.npadvogados.com/en/news/portuguese-nationality-law-alterations-and-impact-on-golden-visas/67',
      },
    },
  ],
  amounts: ['imm-pt-fund'],
  toAsk: ['移民与庇护局 2025 至 2026 年的办理要求', '新国籍法的公报原文：本页的说法来自转述'],
})
