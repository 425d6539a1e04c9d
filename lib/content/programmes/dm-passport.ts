import { defineProgramme } from './programme'

export const dmPassport = defineProgramme({
  id: 'dm-passport',
  name: '多米尼克国投资入籍计划（CBI）',
  official: { name: '多米尼克投资入籍办公室', url: 'https://cbiu.gov.dm/' },
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
  unknown: [
    '捐款与政府费的现行金额只有同行和顾问公司的说法，没有列',
    '美国的入境限制复审后是否修改，要查最新公告',
  ],
})
