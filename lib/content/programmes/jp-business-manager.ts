import { defineProgramme } from './programme'

export const jpBusinessManager = defineProgramme({
  id: 'jp-business-manager',
  name: '日本在留资格“经营・管理”',
  official: { name: '日本出入国在留管理厅', url: 'https://www.moj.go.jp/isa/' },
  readings: [
    {
      state: 'open',
      asOf: '2025-10-16',
      source: {
        kind: 'secondary',
        name: '日本行政书士 Sincere',
        url: 'https://sincere-smartvisa.com/column/faq_n/2025/20251016',
      },
      text: '新标准当日施行，新申请没有过渡。',
    },
    {
      state: 'open',
      asOf: '2025-10-10',
      source: {
        kind: 'secondary',
        name: '读卖新闻（livedoor 转载）',
        url: 'https://news.livedoor.com/topics/detail/29752955/',
      },
      text: '法相宣布提高资本金等要求。',
    },
  ],
  amounts: ['jp-business-capital'],
  toAsk: ['入管厅公告和指引的原文', '手续费 2026 年有没有改'],
})
