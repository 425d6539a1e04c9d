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
        name: 'Searchlight',
        url: 'https://www.searchlight.vc/regional-world/2025/12/19/prime-ministers-antigua-dominica-respond-us-travel-ban',
      },
    },
  ],
  amounts: ['imm-oecs-moa'],
  toAsk: ['捐款与房产现在各收多少：同行的价目不作数', '30 天居住要求几时施行'],
})
