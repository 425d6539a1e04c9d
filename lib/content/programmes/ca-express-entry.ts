import { defineProgramme } from './programme'

export const caExpressEntry = defineProgramme({
  id: 'ca-express-entry',
  name: '加拿大快速通道（Express Entry）',
  official: {
    name: '加拿大移民部快速通道页',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry.html',
  },
  readings: [
    {
      state: 'open',
      asOf: '2026-08-07',
      source: {
        kind: 'official-copy',
        name: '加拿大移民部邀请轮次数据（2026-08-07 的存档）',
        url: 'https://www.canada.ca/content/dam/ircc/documents/json/ee_rounds_123_en.json',
      },
      text: '2026 年 8 月仍按轮次邀请：8 月 5 日一轮面向加拿大经验类，邀请 3,000 人。',
    },
    {
      state: 'open',
      asOf: '2026-02-26',
      source: {
        kind: 'secondary',
        name: 'Gowling WLG / Mondaq',
        url: 'https://www.mondaq.com/canada/general-immigration/1750260/canadian-business-immigration-update-express-entry-category-changes-announced-for-2026',
      },
    },
  ],
  times: '邀请没有固定日期，历次轮次与分数线见快速通道邀请轮次页。获邀后的审理时间看移民部官网。',
  toAsk: [
    '2026-08-07 以后各轮的分数线',
    '高薪职业加分的新规定怎样写：目前只有转述，见快速通道邀请轮次页',
    'CRS 逐格打分：用移民部官网的打分器',
  ],
})
