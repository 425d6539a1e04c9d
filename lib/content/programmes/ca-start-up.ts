import { defineProgramme } from './programme'

export const caStartUp = defineProgramme({
  id: 'ca-start-up',
  name: '加拿大联邦创业签证（Start-up Visa）',
  official: {
    name: '加拿大移民部创业签证页',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/start-visa.html',
  },
  readings: [
    {
      state: 'closed',
      asOf: '2025-12-24',
      source: {
        kind: 'secondary',
        name: 'Business Today',
        url: 'https://www.businesstoday.in/amp/nri/visa/story/canada-closes-start-up-visa-program-prepares-to-launch-new-immigrant-entrepreneur-pilot-in-2026-507983-2025-12-24',
      },
    },
  ],
  times: '已在审的案件，进度看本人账户。',
  toAsk: ['接替它的创业者试点：条件、名额、开放日', '是暂停还是关闭：各处写法不一，以移民部公告为准'],
  instead: [
    '移民部说会有面向创业移民的新试点，细则公布之前没有接替的通道',
    '技术条件合适的可看快速通道；愿意先读书工作的可看曼省',
  ],
})
