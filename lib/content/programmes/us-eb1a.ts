import { defineProgramme } from './programme'

export const usEb1a = defineProgramme({
  id: 'us-eb1a',
  name: '美国职业移民第一优先·杰出人才（EB-1A）',
  official: {
    name: '美国移民局政策手册第 6 卷 F 部分第 2 章',
    url: 'https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-2',
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
      text: '公告照常列出 EB-1；中国内地出生的，表 A 优先日早于 2023-07-01，表 B 早于 2024-07-01。',
    },
    {
      state: 'open',
      asOf: '2024-10-02',
      source: {
        kind: 'secondary',
        name: 'Von Schulz Law 博客',
        url: 'http://vonschulzlaw.com/blog.html',
      },
    },
  ],
  times: '中国大陆出生者要等排期，见美国移民排期页。审理时间看移民局官网。',
  toAsk: ['逐项标准以移民局政策手册第 6 卷 F 部分第 2 章为准'],
})
