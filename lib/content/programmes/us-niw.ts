import { defineProgramme } from './programme'

export const usNiw = defineProgramme({
  id: 'us-niw',
  name: '美国 EB-2 国家利益豁免（NIW）',
  official: {
    name: '美国移民局政策手册第 6 卷 F 部分第 5 章',
    url: 'https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5',
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
      text: '公告照常列出 EB-2；中国内地出生的，表 A 优先日早于 2021-10-01，表 B 早于 2023-01-01。',
    },
    {
      state: 'open',
      asOf: '2025-01-15',
      source: {
        kind: 'secondary',
        name: 'Miller Mayer 律所通讯',
        url: 'https://millermayer.com/?p=18953',
      },
    },
  ],
  times: '中国大陆出生者要等排期，逐月的截止日和轮到的人等了多久，见美国移民排期页。审理时间看移民局官网。',
  toAsk: [
    '三项标准以移民局政策手册第 6 卷 F 部分第 5 章为准',
    'I-140 的附加费自己递交时怎样收：各处说法不同，以收费表 G-1055 为准',
  ],
})
