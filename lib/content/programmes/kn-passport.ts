import { defineProgramme } from './programme'

export const knPassport = defineProgramme({
  id: 'kn-passport',
  name: '圣基茨和尼维斯投资入籍计划',
  official: { name: '圣基茨和尼维斯投资入籍局', url: 'https://ciu.gov.kn/' },
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
  unknown: ['捐款与房产的现行金额只有同行和顾问公司的说法，没有列', '30 天居住要求的施行日没有读到'],
})
