import type { AnswerCase } from './answer-case'

const gpa = (...scores: string[]) =>
  `/gpa?${scores.map((score, at) => `name=c${at}&credit=3&score=${encodeURIComponent(score)}`).join('&')}`

/** What the line in the largest letters must say for ordinary input of the smaller tools. */
export const cases: readonly AnswerCase[] = [
  [
    gpa('3.7'),
    'A grade point is no mark of 3.7 out of 100.',
    ['百分制'],
    ['百分制加权 3.70', '标准 4.0 是 0.00'],
    { largest: ['绩点', '3.70', '不能换成百分制'], largestNot: ['0.00'] },
  ],
  [
    gpa('88', '3.7'),
    'Among marks a single low number is computed as typed, with a warning.',
    [/1 门.*像绩点/],
    [],
    { largest: ['百分制加权 45.85'] },
  ],
  [
    '/special/ym_ca_rounds?score=480',
    'The newest round on hand is of August, and rounds of five years ago are no comfort.',
    ['数据到 2026-08-07', /最近一次够得上的是 20\d\d-\d\d-\d\d/],
    [],
    { largest: ['480 分', /没有达到/, '516', '2026-08-07'], largestNot: ['27 轮'], today: '2026-11-26' },
  ],
  [
    '/deadlines?country=uk&level=master',
    'No registered date does not mean that all are closed.',
    [],
    [],
    { largest: ['没查到英国硕士', '问学校'], largestNot: ['0 个'] },
  ],
  [
    '/deadlines?country=hk&level=undergraduate',
    'The date in the largest line is not for pupils with the 高考.',
    [],
    [],
    { largest: ['2027-01-07', '内地高考生不适用'], today: '2026-11-26' },
  ],
  [
    '/special/gaokao?score=600&english=90&ielts=5',
    'An IELTS of 5.0 is under what Glasgow and Leeds ask, so these are not reached.',
    ['总分够、英语不够的'],
    [],
    { largest: [/600 分够.*英语没有数可比/], largestNot: [/够 13 所/] },
  ],
  [
    '/special/gaokao?score=560&ielts=5.5',
    'A school without a published total is not missed by the total, and follows those with a gap of three marks.',
    [
      /高考分不够的 \d+ 所大学.*，差得少的在前.*563(–\d+)? 分\s*差 3 分/s,
      /没查到（\d+ 所）.*雅思还差 0\.5 分/s,
    ],
    [],
    { largest: [/560 分够.*英语没有数可比/] },
  ],
  [
    '/special/gaokao?score=600',
    'Without English only the totals are compared, and the line says so. A table of equivalents is not one of the lines.',
    [/西澳大利亚大学.*在西澳大利亚大学的对照表里不低于 ATAR 92/s],
    ['507 分'],
    { largest: ['够 12 所大学和德国公布的最低线'] },
  ],
]
