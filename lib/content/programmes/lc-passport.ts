import { defineProgramme } from './programme'

export const lcPassport = defineProgramme({
  id: 'lc-passport',
  name: '圣卢西亚投资入籍计划（CIP）',
  official: { name: '圣卢西亚投资入籍办公室', url: 'https://www.cipsaintlucia.com/' },
  readings: [
    {
      state: 'open',
      asOf: '2025-12-19',
      source: {
        kind: 'secondary',
        name: 'Searchlight',
        url: 'https://www.searchlight.vc/regional-world/2025/12/19/prime-ministers-antigua-dominica-respond-us-travel-ban',
      },
    },
  ],
  amounts: ['imm-oecs-moa'],
  toAsk: ['现在捐款、房产与国债各收多少'],
})
