import { defineProgramme } from './programme'

export const meCitizenship = defineProgramme({
  id: 'me-citizenship',
  name: '黑山投资入籍',
  official: { name: '黑山政府', url: 'https://www.gov.me/en' },
  readings: [
    {
      state: 'closed',
      asOf: '2022-12-31',
      source: {
        kind: 'secondary',
        name: '国籍研究数据库 GLOBALCIT',
        url: 'https://globalcit.eu/montenegro-renews-its-investor-citizenship-programme',
      },
      text: '政府 2021 年 12 月把项目延期 12 个月，到 2022 年 12 月 31 日为止。',
    },
  ],
  times: '不再受理。',
  toAsk: ['关闭前递交的案件审到哪里'],
  instead: [
    '没有接替的项目',
    '别处的投资入籍各有限制，先看状态和官方页面；中国法律不承认双重国籍，先向主管机关问清后果',
  ],
})
