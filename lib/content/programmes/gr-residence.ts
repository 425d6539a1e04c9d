import { defineProgramme } from './programme'

export const grResidence = defineProgramme({
  id: 'gr-residence',
  name: '希腊投资居留（购房类）',
  official: { name: '希腊移民与庇护部', url: 'https://migration.gov.gr/' },
  readings: [
    {
      state: 'open',
      asOf: '2024-04-17',
      source: {
        kind: 'secondary',
        name: 'AP Legal 律所',
        url: 'https://www.aplegal.gr/2024/04/17/golden-visa-new-%CE%B7igher-thresholds-for-the-investment-to-real-estate-entry-anticipation-of-transitional-period/',
      },
    },
  ],
  amounts: ['imm-gr-800', 'imm-gr-400', 'imm-gr-250', 'imm-gr-120'],
  toAsk: ['数额请对照希腊移民部的条文：本页的数来自律师事务所', '投资初创企业的路径是否可行：只有一处说法'],
})
