import { defineProgramme } from './programme'

export const usEb5 = defineProgramme({
  id: 'us-eb5',
  name: '美国职业移民第五优先·投资（EB-5）',
  official: {
    name: '美国移民局 EB-5 项目页',
    url: 'https://www.uscis.gov/working-in-the-united-states/permanent-workers/eb-5-immigrant-investor-program',
  },
  readings: [
    {
      state: 'open',
      asOf: '2026-10',
      source: {
        kind: 'official-copy',
        name: '美国国务院签证公告 2026 年 10 月（2026-10-04 的页面存档）',
        url: 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin/2027/visa-bulletin-for-october-2026.html',
      },
      text: '公告照常列出 EB-5；中国内地出生的，非预留类表 A 早于 2016-12-01，乡村、高失业和基建三类没有排期。',
    },
    {
      state: 'open',
      asOf: '2026-06-25',
      source: {
        kind: 'secondary',
        name: 'EB5 Status',
        url: 'https://www.eb5status.com/articles/eb5-minimum-investment-increase-2027-cpi',
      },
    },
  ],
  amounts: ['imm-us-eb5-amounts'],
  times: '预留类当前无排期，非预留类要等，见美国移民排期页。',
  toAsk: ['2027 年起的投资额', 'I-526E 申请费 2025 年 10 月提议下调，是否定案'],
})
