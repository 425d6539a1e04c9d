import type { AnswerCase } from './answer-case'

const inferred = '官网只写月日，年份按本季推算'

/** Application deadlines, and whether test scores are required. */
export const cases: readonly AnswerCase[] = [
  {
    address: '/yxk/uk-university-of-oxford',
    must: [/2026-10-15.{0,40}已截止/],
    mustNot: ['2027-01-13'],
    why: 'The page of Oxford has the date of Oxford.',
  },
  {
    address: '/yxk/us-harvard-university',
    must: ['2027-01-01', inferred, '必须交 SAT 或 ACT'],
    mustNot: ['2026-11-30', '可交可不交'],
    why: 'The page has dates and test policy of this season if they were read.',
  },
  {
    address: '/yxk/us-university-of-pennsylvania',
    must: [/2027-01-05.{0,40}还有 43 天/, '必须交 SAT 或 ACT', '2024–25 那一季'],
    mustNot: [],
    order: ['必须交 SAT 或 ACT', '2024–25 那一季'],
    why: 'Penn requires scores again; the policy of two seasons ago is in a fold below.',
  },
  {
    address: '/yxk/us-cornell-university',
    must: ['必须交 SAT 或 ACT', '2026 年秋入学起'],
    mustNot: [],
    order: ['必须交 SAT 或 ACT', '2024–25 那一季'],
    why: 'Cornell requires scores again.',
  },
  {
    address: '/yxk/us-stanford-university',
    must: ['必须交 SAT 或 ACT', '学校没有写年份'],
    mustNot: [],
    why: 'A permanent policy is shown as one without a year.',
  },
  {
    address: '/yxk/us-university-of-california-berkeley',
    must: [/2026-11-30.{0,40}还有 8 天.{0,20}北京时间 12 月 1 日 15:59 止/, '不看 SAT 和 ACT'],
    mustNot: [],
    why: 'The page of a campus has the date of its system.',
  },
  {
    address: '/yxk/us-university-of-california-san-francisco',
    must: [],
    mustNot: ['2026-11-30'],
    why: 'San Francisco admits no first-year students, so it has no such date.',
  },
  {
    address: '/yxk/hk-chinese-university-of-hong-kong',
    must: ['2027-01-07', '内地高考生不适用', /2026-11-12.{0,40}已截止/],
    mustNot: [],
    why: 'Rounds of Hong Kong name the applicants for whom they are.',
  },
  {
    address: '/yxk/compare?ids=us-university-of-pennsylvania,us-harvard-university',
    must: ['必须交 SAT 或 ACT'],
    mustNot: ['可交可不交'],
    why: 'Two schools side by side are compared by their current requirements.',
  },
  {
    address: '/headlines/uk-ucas-2027',
    must: ['2027 年 1 月 13 日', '18:00', '2026 年 10 月 15 日', '已截止'],
    mustNot: ['2026 年 1 月 14 日', '2027 年入学的相应日期以 UCAS 官网为准', 'Barnfield', '10 月 18 日'],
    why: 'The article about 2027 prints the day in 2027.',
  },
  {
    address: '/headlines/sg-gaokao-nus-ntu',
    must: ['2026 年 12 月 16 日', '2027 年 2 月 17 日', '2027 年 3 月 19 日', '国际资历'],
    mustNot: ['2026 年 2 月 23 日'],
    why: 'The article has the application windows of this season, and names the applicants for whom they are.',
  },
  {
    address: '/special/jp_sgu',
    must: ['2026 年 12 月 3 日', '2027 年 1 月 14 日'],
    mustNot: ['往年的日期'],
    why: 'The windows of Kyoto and Tohoku are open now.',
  },
  {
    address: '/special/ys_zh/ys_uk',
    must: ['2027 年 1 月 13 日', '18:00'],
    mustNot: ['一般在一月中旬'],
    why: 'Art courses have the same day as all others.',
  },
  {
    address: '/special/zhuanxue',
    must: ['加州大学', '2026 年 11 月 30 日', 'TAG'],
    mustNot: [],
    why: 'A family that waits for March misses the University of California, so the page names its date.',
  },
  {
    address: '/chanel/uk',
    must: ['2027 年 1 月 13 日', '2026-10-15', '已截止'],
    mustNot: [/巴恩菲尔德学院（英国）(?!（据转述）)/],
    why: 'The country page names the day that matters for most applications.',
  },
]
