import { defineProgramme } from './programme'

export const agPassport = defineProgramme({
  id: 'ag-passport',
  name: '安提瓜和巴布达投资入籍计划（CIP）',
  official: { name: '安提瓜和巴布达投资入籍办公室', url: 'https://cip.gov.ag/' },
  readings: [
    {
      state: 'open',
      asOf: '2026-09-10',
      source: {
        kind: 'official-copy',
        name: '安提瓜和巴布达投资入籍办公室页面（2026-09-10 存）',
        url: 'https://cip.gov.ag/investment-options/ndf',
      },
      text: '办公室网站仍列出国家发展基金一项。',
    },
  ],
  amounts: ['ag-ndf-2026'],
  toAsk: [
    '房产与西印度大学基金两条路现在各收多少：各处写法不一',
    '30 天居住要求从哪一天起算',
    '美国的入境限制复审后有没有修改',
  ],
})
