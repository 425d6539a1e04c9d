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
        name: 'Searchlight',
        url: 'https://www.searchlight.vc/regional-world/2025/12/19/prime-ministers-antigua-dominica-respond-us-travel-ban',
      },
    },
  ],
  amounts: ['imm-oecs-moa'],
  toAsk: ['捐款与政府费现在各收多少：同行的价目不作数', '美国的入境限制复审后有没有修改'],
})
