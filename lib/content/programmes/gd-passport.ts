import { defineProgramme } from './programme'

export const gdPassport = defineProgramme({
  id: 'gd-passport',
  name: '格林纳达投资入籍计划',
  official: { name: '格林纳达政府', url: 'https://www.gov.gd/' },
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
  toAsk: ['2026 年捐款与房产的官方价目'],
})
