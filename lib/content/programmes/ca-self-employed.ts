import { defineProgramme } from './programme'

export const caSelfEmployed = defineProgramme({
  id: 'ca-self-employed',
  name: '加拿大联邦自雇移民',
  official: {
    name: '加拿大移民部：Self-Employed Persons Program',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/self-employed.html',
  },
  readings: [
    {
      state: 'paused',
      asOf: '2025-12',
      source: {
        kind: 'secondary',
        name: '加拿大 Maple News',
        url: 'https://maplenews.org/canada-ends-start-up-visa-program-plans-new-pathway-for-immigrant-entrepreneurs',
      },
      text: '2024 年 4 月 30 日起停收，2025 年 12 月宣布继续暂停，没有给出恢复时间。',
    },
  ],
  times: '暂停期间不能递交。',
  toAsk: ['几时恢复，恢复后条件变不变'],
  instead: ['没有接替的联邦项目', '语言与学历合适的可看快速通道；各省的创业或人才类各有条件，先看省官网'],
})
