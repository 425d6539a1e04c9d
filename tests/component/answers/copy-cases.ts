import type { AnswerCase } from './answer-case'

/** Sentences about evidence and promises, and headings that must name their subject. */
export const cases: readonly AnswerCase[] = [
  {
    address: '/special/gz_zh/gz_us',
    must: [/美国高中(?:留学)?：/],
    mustNot: ['十四岁离家读书，孩子准备好了吗', '求助口令'],
    why: 'A visitor who searched for American high schools must see at once that the page is about them.',
  },
  {
    address: '/special/uk_yjs',
    must: [/英国硕士申请：[^。]*学费多少/],
    mustNot: ['十二个月的硕士：申请时就要想好毕业那天'],
    why: 'The headline names degree, country and the question that the page answers.',
  },
  {
    address: '/special/fy_zh/fy_uk',
    must: [/英国留学费用[^。]*：/],
    mustNot: ['决定总价 英国'],
    why: 'The headline of a page about costs names the costs.',
  },
  {
    address: '/special/ym_ca_rounds?score=500',
    must: ['数据到 2026-08-07', '表里没有的，问主管机关', /最近十二个月[^。]*截至 2026-08-07/],
    mustNot: [],
    why: 'In November a reader must not take the last recorded round for the last one that was held.',
  },
  {
    address: '/special/ym_us_niw',
    must: [/EB-2（含国家利益豁免 NIW）[^。]*2021-10-01/],
    mustNot: [/无法预估/],
    why: 'The queue takes five years, and the page must show the date.',
  },
  {
    address: '/special/ym_us_eb1a',
    must: [/EB-1（含杰出人才 EB-1A）[^。]*2023-07-01/],
    mustNot: [/无法预估/],
    why: 'The page has the cut-off date of EB-1, which is in a table of the same site.',
  },
  {
    address: '/special/ym_us_bulletin',
    must: ['表里没有的，问主管机关'],
    mustNot: [],
    why: 'In late November two newer bulletins exist, and the table ends in October, so the page must say it.',
  },
  {
    address: '/special/ym_us_bulletin',
    must: [],
    mustNot: [/少 \d 期/],
    today: '2026-10-05',
    why: 'When the newest bulletin is recorded, no note about missing ones is shown.',
  },
  {
    address: '/product/postgraduate',
    must: ['我们不做的事', '留位费'],
    mustNot: ['学位押金', /(?:^|\s)不包含(?:\s|$)/],
    why: 'A list of what the company never does must not look like an extra service.',
  },
  {
    address: '/zylist/fod1p-2102',
    must: [],
    mustNot: [/fod1p/i],
    why: 'An internal code must not be shown to readers.',
  },
  {
    address: '/team/zsg',
    must: ['现在没有可以公开的前招生工作人员资料'],
    mustNot: ['这里的每一位都已离任', '逐位列出', '个人页写明'],
    samples: false,
    why: 'While no adviser is published, the page has no statement about all advisers.',
  },
  {
    address: '/team/daoshi',
    must: ['现在没有可以公开的海外导师资料'],
    mustNot: ['下面列出的每一位'],
    samples: false,
    why: 'While no mentor is published, the page has no statement about all mentors.',
  },
  {
    address: '/caselist',
    must: ['现在没有可以公开的案例'],
    mustNot: ['每份案例写明', '先选背景，再选均分档'],
    samples: false,
    why: 'A page without cases does not explain how to choose among them.',
  },
  {
    address: '/goodnews',
    must: ['现在没有可以公开的录取消息'],
    mustNot: ['按收到消息的月份记录'],
    samples: false,
    why: 'A page without admissions does not say that they are recorded by month.',
  },
  {
    address: '/touchus',
    must: [/9:00–18:00[^。]*10 分钟内回电/],
    mustNot: ['工作时间内来电', '服务时间内'],
    why: 'The telephone call is promised once, in the same words as on other pages.',
  },
  {
    address: '/',
    must: [/9:00–18:00[^。]*10 分钟内回电/, '公司数据'],
    mustNot: ['服务时间内'],
    why: 'The main promise names the opening hours, and the three counts name their owner.',
  },
  {
    address: '/privacy',
    must: ['短信服务商', '香港', '新加坡'],
    mustNot: ['不把信息传到境外'],
    why: 'Branches abroad telephone families too, so the policy must not say that no data leaves the country.',
  },
]
