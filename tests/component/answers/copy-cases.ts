import type { AnswerCase } from './answer-case'

/** Sentences about evidence and promises, and headings that must name their subject. */
export const cases: readonly AnswerCase[] = [
  {
    address: '/special/gz_zh/gz_us',
    must: [/美国高中(?:留学)?：/],
    mustNot: ['十四岁离家读书，孩子准备好了吗', '求助口令'],
    why: 'Somebody who searched for American high schools has to see at once that the page is about them.',
  },
  {
    address: '/special/uk_yjs',
    must: [/英国硕士申请：[^。]*学费多少/],
    mustNot: ['十二个月的硕士：申请时就要想好毕业那天'],
    why: 'The headline names the degree and the country, and the question that is answered below.',
  },
  {
    address: '/special/fy_zh/fy_uk',
    must: [/英国留学费用[^。]*：/],
    mustNot: ['决定总价 英国'],
    why: 'The page of the costs says so in its headline.',
  },
  {
    address: '/special/ym_ca_rounds?score=500',
    must: [/数据到 2026-08-07，之后的请看官方页面/, /最近十二个月[^。]*截至 2026-08-07/],
    mustNot: [],
    why: 'Who reads in November must not take the last round on file for the last one that was held.',
  },
  {
    address: '/special/ym_us_niw',
    must: [/EB-2（含国家利益豁免 NIW）[^。]*2021-10-01/],
    mustNot: [/无法预估/],
    why: 'The queue is five years long, and the site has the date.',
  },
  {
    address: '/special/ym_us_eb1a',
    must: [/EB-1（含杰出人才 EB-1A）[^。]*2023-07-01/],
    mustNot: [/无法预估/],
    why: 'The queue of EB-1 stands in a table of the same site.',
  },
  {
    address: '/special/ym_us_bulletin',
    must: ['少 2 期'],
    mustNot: [],
    why: 'In late November the bulletins of November and December are out, and the table ends in October.',
  },
  {
    address: '/special/ym_us_bulletin',
    must: [],
    mustNot: [/少 \d 期/],
    today: '2026-10-05',
    why: 'While the newest bulletin is on file nothing is missing.',
  },
  {
    address: '/product/postgraduate',
    must: ['我们不做的事', '留位费'],
    mustNot: ['学位押金', /(?:^|\s)不包含(?:\s|$)/],
    why: 'What a firm never does must not stand in a box that reads as if it were sold apart.',
  },
  {
    address: '/zylist/fod1p-2102',
    must: [],
    mustNot: [/fod1p/i],
    why: 'A code of our table is no word for a reader.',
  },
  {
    address: '/team/zsg',
    must: ['现在没有可以公开的前招生工作人员资料'],
    mustNot: ['这里的每一位都已离任', '逐位列出', '个人页写明'],
    samples: false,
    why: 'While nobody is published, nothing is said of everybody who is.',
  },
  {
    address: '/team/daoshi',
    must: ['现在没有可以公开的海外导师资料'],
    mustNot: ['下面列出的每一位'],
    samples: false,
    why: 'The same for mentors.',
  },
  {
    address: '/caselist',
    must: ['现在没有可以公开的案例'],
    mustNot: ['每份案例写明', '先选背景，再选均分档'],
    samples: false,
    why: 'Nobody can choose among cases that are not there.',
  },
  {
    address: '/goodnews',
    must: ['现在没有可以公开的录取消息'],
    mustNot: ['按收到消息的月份记录'],
    samples: false,
    why: 'An empty list keeps no record by month.',
  },
  {
    address: '/touchus',
    must: [/9:00–18:00[^。]*10 分钟内回电/],
    mustNot: ['工作时间内来电', '服务时间内'],
    why: 'The call back is promised once, in the same words as everywhere.',
  },
  {
    address: '/',
    must: [/9:00–18:00[^。]*10 分钟内回电/, '公司数据'],
    mustNot: ['服务时间内'],
    why: 'The largest promise of the site names its hours, and the three counts say whose they are.',
  },
  {
    address: '/privacy',
    must: ['短信服务商', '香港', '新加坡'],
    mustNot: ['不把信息传到境外'],
    why: 'Branches abroad call back too, so the sentence was not true of everybody.',
  },
]
