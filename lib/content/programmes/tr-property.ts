import { defineProgramme } from './programme'

export const trProperty = defineProgramme({
  id: 'tr-property',
  name: '土耳其以投资取得国籍（购房类）',
  official: { name: '土耳其投资与金融办公室', url: 'https://www.invest.gov.tr/' },
  readings: [
    {
      state: 'open',
      asOf: '2023-12-12',
      source: {
        kind: 'secondary',
        name: 'Gürulkan 律所',
        url: 'https://www.gurulkan.com/insights/turkiye-narrows-down-real-property-options-for-citizenship-by-investment',
      },
    },
  ],
  amounts: ['imm-tr-400', 'imm-tr-500'],
  toAsk: ['2026 年门槛有没有再调整'],
})
