import type { AnswerCase } from './answer-case'

const inferred = '官网只写月日，年份按本季推算'

/** Application deadlines, and whether test scores are required. */
export const cases: readonly AnswerCase[] = [
  [
    '/yxk/uk-university-of-oxford',
    'The page of Oxford has the date of Oxford. The page of a school says for which level it holds no day.',
    [/2026-10-15.{0,40}已截止/, '硕士申请日期没查到'],
    ['2027-01-13', '本科、硕士申请日期没查到'],
  ],
  [
    '/yxk/us-harvard-university',
    'The page has dates and test policy of this season if they were read.',
    ['2027-01-01', inferred, '必须交 SAT 或 ACT'],
    ['2026-11-30', '可交可不交'],
  ],
  [
    '/yxk/us-university-of-pennsylvania',
    'Penn requires scores again; the policy of two seasons ago is in a fold below.',
    [/2027-01-05.{0,40}还有 43 天/, '必须交 SAT 或 ACT', '2024–25 那一季'],
    [],
    { order: ['必须交 SAT 或 ACT', '2024–25 那一季'] },
  ],
  [
    '/yxk/us-cornell-university',
    'Cornell requires scores again.',
    ['必须交 SAT 或 ACT', '2026 年秋入学起'],
    [],
    { order: ['必须交 SAT 或 ACT', '2024–25 那一季'] },
  ],
  [
    '/yxk/us-stanford-university',
    'A permanent policy is shown as one without a year.',
    ['必须交 SAT 或 ACT', '学校没有写年份'],
  ],
  [
    '/yxk/us-university-of-california-berkeley',
    'The page of a campus has the date of its system.',
    [/2026-11-30.{0,40}还有 8 天.{0,20}北京时间 12 月 1 日 15:59 止/, '不看 SAT 和 ACT'],
  ],
  [
    '/yxk/us-university-of-california-san-francisco',
    'San Francisco admits no first-year students, so it has no such date.',
    [],
    ['2026-11-30'],
  ],
  [
    '/yxk/hk-chinese-university-of-hong-kong',
    'Rounds of Hong Kong name the applicants for whom they are. A price of 2027–28 has no place among prices of 2026–27.',
    ['2027-01-07', '内地高考生不适用', /2026-11-12.{0,40}已截止/, '2027–28'],
    [/所里由高到低第/],
  ],
  [
    '/yxk/compare?ids=us-university-of-pennsylvania,us-harvard-university',
    'Two schools side by side are compared by their current requirements.',
    ['必须交 SAT 或 ACT'],
    ['可交可不交'],
  ],
  [
    '/headlines/uk-ucas-2027',
    'The article about 2027 prints the day in 2027.',
    ['2027 年 1 月 13 日', '18:00', '2026 年 10 月 15 日', '已截止'],
    ['2026 年 1 月 14 日', '2027 年入学的相应日期以 UCAS 官网为准', 'Barnfield', '10 月 18 日'],
  ],
  [
    '/headlines/sg-gaokao-nus-ntu',
    'The article has the application windows of this season, and names the applicants for whom they are.',
    ['2026 年 12 月 16 日', '2027 年 2 月 17 日', '2027 年 3 月 19 日', '国际资历'],
    ['2026 年 2 月 23 日'],
  ],
  [
    '/special/jp_sgu',
    'The windows of Kyoto and Tohoku are open now.',
    ['2026 年 12 月 3 日', '2027 年 1 月 14 日'],
    ['往年的日期'],
  ],
  [
    '/special/ys_zh/ys_uk',
    'Art courses have the same day as all others.',
    ['2027 年 1 月 13 日', '18:00'],
    ['一般在一月中旬'],
  ],
  [
    '/special/zhuanxue',
    'A family that waits for March misses the University of California, so the page names its date.',
    ['加州大学', '2026 年 11 月 30 日', 'TAG'],
  ],
  [
    '/chanel/uk',
    'The country page names the day that matters for most applications. The line of the visa is not the line of the schools, and no part of a sum is named after flights, which are not in it.',
    ['2027 年 1 月 13 日', '2026-10-15', '已截止', '签证英语'],
    [/巴恩菲尔德学院（英国）(?!（据转述）)/, '签证、机票等', /[^证]英语 CEFR B2/],
  ],
]
