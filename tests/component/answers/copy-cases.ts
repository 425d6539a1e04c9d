import type { AnswerCase } from './answer-case'

/** What a page says of what it does not hold, and what no reader must see. */
export const cases: readonly AnswerCase[] = [
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
  ['/zylist/fod1p-2102', 'An internal code must not be shown to readers.', [], [/fod1p/i]],
  [
    '/team/zsg',
    'While no adviser is published, the page has no statement about all advisers.',
    ['现在没有可以公开的前招生工作人员资料'],
    ['这里的每一位都已离任', '逐位列出', '个人页写明'],
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
]
