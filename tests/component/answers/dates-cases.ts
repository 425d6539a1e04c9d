import type { AnswerCase } from './answer-case'

/** Application deadlines, and whether test scores are required. */
export const cases: readonly AnswerCase[] = [
  [
    '/yxk/uk-university-of-oxford',
    'The page of Oxford has the date of Oxford. The page of a school says for which level it holds no day.',
    [/2026-10-15.{0,40}已截止/, '硕士申请日期没查到'],
    ['2027-01-13', '本科、硕士申请日期没查到'],
  ],
  [
    '/yxk/us-university-of-pennsylvania',
    'Penn requires scores again; the policy of two seasons ago is in a fold below.',
    [/2027-01-05.{0,40}还有 43 天/, '必须交 SAT 或 ACT', '2024–25 那一季'],
    [],
    { order: ['必须交 SAT 或 ACT', '2024–25 那一季'] },
  ],
  [
    '/yxk/us-university-of-california-berkeley',
    'The page of a campus has the date of its system.',
    [/2026-11-30.{0,40}还有 8 天.{0,20}北京时间 12 月 1 日 15:59 止/, '不看 SAT 和 ACT'],
  ],
  [
    '/yxk/hk-chinese-university-of-hong-kong',
    'Rounds of Hong Kong name the applicants for whom they are. A price of 2027–28 has no place among prices of 2026–27.',
    ['2027-01-07', '内地高考生不适用', /2026-11-12.{0,40}已截止/, '2027–28'],
    [/所里由高到低第/],
  ],
]
