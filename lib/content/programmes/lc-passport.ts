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
        name: 'Searchlight（二手）',
        url: 'https://www.searchlight.vc/regional-world/2025/12/19/prime-ministers-antigua-dominica-respond-us-travel-ban',
      },
    },
  ],
  amounts: ['imm-oecs-moa'],
  unknown: ['现行的捐款、房产与国债金额没有读到官方价目'],
})
