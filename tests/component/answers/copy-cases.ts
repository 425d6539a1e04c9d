import type { AnswerCase } from './answer-case'

/** Sentences about evidence and promises, and headings that must name their subject. */
export const cases: readonly AnswerCase[] = [
  [
    '/special/gz_zh/gz_us',
    'A visitor who searched for American high schools must see at once that the page is about them.',
    [/美国高中(?:留学)?：/],
    ['十四岁离家读书，孩子准备好了吗', '求助口令'],
  ],
  [
    '/special/uk_yjs',
    'The headline names degree, country and the question that the page answers.',
    [/英国硕士申请：[^。]*学费多少/],
    ['十二个月的硕士：申请时就要想好毕业那天'],
  ],
  [
    '/special/fy_zh/fy_uk',
    'The headline of a page about costs names the costs. Ends without a quarter of the schools are no floor and no ceiling.',
    [/英国留学费用[^。]*：/, '中间一半的学校'],
    ['决定总价 英国'],
  ],
  [
    '/special/ym_ca_rounds?score=500',
    'In November a reader must not take the last recorded round for the last one that was held.',
    ['数据到 2026-08-07', '表里没有的，问主管机关', /最近十二个月[^。]*截至 2026-08-07/],
  ],
  [
    '/special/ym_us_niw',
    'The queue takes five years, and the page must show the date. The fee of a self-petitioner is a sum of two.',
    [/EB-2（含国家利益豁免 NIW）[^。]*2021-10-01/, '1,015', /庇护/],
    [/无法预估/],
  ],
  [
    '/special/ym_us_eb1a',
    'The page has the cut-off date of EB-1, which is in a table of the same site. Both petitions of a self-petitioner have the same two fees.',
    [/EB-1（含杰出人才 EB-1A）[^。]*2023-07-01/, /I-140 与庇护项目费\s*1,015 美元/],
    [/无法预估/, /715 美元/],
  ],
  [
    '/special/ym_us_bulletin',
    'In late November two newer bulletins exist, and the table ends in October, so the page must say it.',
    ['表里没有的，问主管机关'],
  ],
  [
    '/special/ym_us_bulletin',
    'When the newest bulletin is recorded, no note about missing ones is shown.',
    [],
    [/少 \d 期/],
    { today: '2026-10-05' },
  ],
  [
    '/product/postgraduate',
    'A list of what the company never does must not look like an extra service.',
    ['我们不做的事', '留位费'],
    ['学位押金', /(?:^|\s)不包含(?:\s|$)/],
  ],
  ['/zylist/fod1p-2102', 'An internal code must not be shown to readers.', [], [/fod1p/i]],
  [
    '/team/zsg',
    'While no adviser is published, the page has no statement about all advisers.',
    ['现在没有可以公开的前招生工作人员资料'],
    ['这里的每一位都已离任', '逐位列出', '个人页写明'],
    { samples: false },
  ],
  [
    '/team/daoshi',
    'While no mentor is published, the page has no statement about all mentors.',
    ['现在没有可以公开的海外导师资料'],
    ['下面列出的每一位'],
    { samples: false },
  ],
  [
    '/caselist',
    'A page without cases does not explain how to choose among them.',
    ['现在没有可以公开的案例'],
    ['每份案例写明', '先选背景，再选均分档'],
    { samples: false },
  ],
  [
    '/goodnews',
    'A page without admissions does not say that they are recorded by month.',
    ['现在没有可以公开的录取消息'],
    ['按收到消息的月份记录'],
    { samples: false },
  ],
  [
    '/touchus',
    'The telephone call is promised once, in the same words as on other pages.',
    [/9:00–18:00[^。]*10 分钟内回电/],
    ['工作时间内来电', '服务时间内'],
  ],
  [
    '/',
    'The main promise names the opening hours, and the three counts name their owner. A sum says that it needs a place in a hall, and that it is an estimate; institutes are not counted as universities.',
    [
      /9:00–18:00[^。]*10 分钟内回电/,
      '公司数据',
      /中国香港 本科一年约[^元]{0,40}有宿位/,
      /美国 本科一年约[^元]{0,40}中间一半的学校，按 20\d\d 年估/,
    ],
    ['服务时间内', /新西兰[^。]{0,60}\d+ 所大学/],
  ],
  [
    '/privacy',
    'Branches abroad telephone families too, so the policy must not say that no data leaves the country.',
    ['短信服务商', '香港', '新加坡'],
    ['不把信息传到境外'],
  ],
]
