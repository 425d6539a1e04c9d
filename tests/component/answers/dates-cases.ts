import type { AnswerCase } from './answer-case'

const sheet = (query: string) => `/special/decision_sheet?${query}`
const calendar = (query: string) => `/special/decision_sheet/ics?${query}`
const bachelor = (school: string, more = '') => `s1=${school}&l1=undergraduate${more}`

const inferred = '官网只写月日，年份按本季推算'
const noDate = (what: string) => `没有收录${what}申请日期；没有收录不等于没有截止日，请看官网`

/** Application deadlines, and whether test scores are required. */
export const cases: readonly AnswerCase[] = [
  {
    address: sheet(bachelor('uk-university-of-oxford')),
    must: [/2026-10-15.{0,40}已截止/],
    mustNot: ['2027-01-13', '2027-02-25', '2027-09-23'],
    why: 'Oxford closed in October; a date in January would cost the season.',
  },
  {
    address: sheet(bachelor('uk-university-of-cambridge')),
    must: [/2026-10-15.{0,40}已截止/],
    mustNot: ['2027-01-13', '2027-09-23'],
    why: 'Cambridge closed in October too.',
  },
  {
    address: calendar(bachelor('uk-university-of-oxford')),
    must: [],
    mustNot: ['20270113', 'BEGIN:VEVENT'],
    why: 'Oxford has no coming day, so the calendar is empty.',
  },
  {
    address: sheet(bachelor('uk-university-college-london', '&p1=Medicine')),
    must: [
      /2026-10-15.{0,60}若课程是医学、牙医、兽医.{0,40}已截止/,
      /2027-01-13.{0,40}若课程不是医学、牙医、兽医/,
    ],
    mustNot: [],
    why: 'Medicine closes in October at most universities, and the day of the other courses is named as theirs.',
  },
  {
    address: sheet(bachelor('uk-university-of-leeds', '&p1=生物医学工程')),
    must: [/2027-01-13.{0,40}北京时间 1 月 14 日 02:00 止.{0,40}还有 52 天/, '若课程是医学、牙医、兽医'],
    mustNot: ['若课程不是医学'],
    why: 'Biomedical engineering is an ordinary course, which closes in January.',
  },
  {
    address: sheet(bachelor('uk-university-college-london')),
    must: [/2027-01-13.{0,40}北京时间 1 月 14 日 02:00 止.{0,40}还有 52 天/, '医学、牙医、兽医'],
    mustNot: [],
    why: 'Most courses close in January, at a certain hour in London.',
  },
  {
    address: sheet(bachelor('uk-university-college-london')),
    must: [/2027-01-13.{0,40}已过，之后仍可递交/],
    mustNot: [/还有 -?\d+ 天.{0,40}2027-01-13/, /2027-01-13.{0,40}已截止/],
    today: '2027-01-15',
    why: 'A past day is marked as past.',
  },
  {
    address: sheet(bachelor('us-harvard-university')),
    must: ['2027-01-01', '2026-11-01', inferred],
    mustNot: ['2027-01-15', '多数学校', '加州大学', '2026-11-30', /2027-01-01.{0,40}还有/],
    why: 'A deadline of “1 to 15 January” is shown as its first day, and Harvard has no date of another system.',
  },
  {
    address: calendar(bachelor('us-harvard-university')),
    must: [],
    mustNot: ['加州大学', '20270115', '20270101', 'BEGIN:VEVENT'],
    why: 'A day whose year was inferred has no reminder.',
  },
  {
    address: sheet(bachelor('us-princeton-university')),
    must: ['2027-01-01', inferred],
    mustNot: ['2027-01-15', '加州大学', /2027-01-01.{0,40}还有/],
    why: 'Princeton closes on the first day of the month.',
  },
  {
    address: sheet(bachelor('us-university-of-california-berkeley')),
    must: [/2026-11-30.{0,40}还有 7 天/],
    mustNot: ['多数学校', '2027-01-15', 'SAT 考试', '23:59'],
    why: 'The University of California has one date for all its campuses and does not consider test scores.',
  },
  {
    address: sheet(bachelor('us-stanford-university')),
    must: [/2027-01-05.{0,40}还有 87 天/, '日期不一致'],
    mustNot: [/2026-11-01.{0,40}还有/],
    today: '2026-10-10',
    why: 'Sources differ about the early round of Stanford, so it has no countdown.',
  },
  {
    address: calendar(bachelor('us-stanford-university')),
    must: ['20270105'],
    mustNot: ['20261101', '20261015'],
    today: '2026-10-10',
    why: 'Sources differ about the early round of Stanford, so it has no reminder.',
  },
  {
    address: sheet(bachelor('hk-university-of-hong-kong', '&system=gaokao&grade=620')),
    must: ['内地高考生不适用'],
    mustNot: ['2026-11-25', '2027-08-25'],
    why: 'The recorded rounds of Hong Kong are for international qualifications.',
  },
  {
    address: calendar(bachelor('hk-university-of-hong-kong', '&system=gaokao&grade=620')),
    must: [],
    mustNot: ['20261125', '20270825', 'BEGIN:VEVENT'],
    why: 'These rounds are not in the calendar of a pupil with the gaokao.',
  },
  {
    address: sheet(bachelor('hk-university-of-hong-kong')),
    must: [/2026-11-25.{0,40}中午 12:00 香港时间.{0,40}还有 2 天/, '内地高考生不适用'],
    mustNot: [],
    why: 'A visitor who has not named a qualification must read for whom the round is.',
  },
  {
    address: sheet(bachelor('sg-national-university-of-singapore', '&system=gaokao&grade=640')),
    must: [/窗口是 2026-12-16 至 2027-02-17：学校没有写明内地高考生是否同一窗口/, '内地高考生不适用'],
    mustNot: ['2027-02-17 国际资历', '2027-03-19'],
    why: 'NUS does not say whether its international window includes the gaokao; “it does not” could make a pupil miss it.',
  },
  {
    address: sheet(bachelor('jp-kyoto-university')),
    must: [/2026-12-03.{0,40}17:00 日本时间.{0,40}还有 10 天/],
    mustNot: ['2027-01-14'],
    why: 'Kyoto closes in ten days; the date of Tohoku, another university, is not shown for it.',
  },
  {
    address: sheet(bachelor('jp-waseda-university')),
    must: [noDate('早稻田大学的本科')],
    mustNot: ['2026-12-03', '2027-01-14', '2026-02-10'],
    why: 'The page has no date of another school, and none of last season.',
  },
  {
    address: sheet('s1=hk-university-of-hong-kong&l1=master'),
    must: [noDate('香港大学的硕士')],
    mustNot: ['2026-11-25'],
    why: 'Rounds for bachelors are not shown for masters.',
  },
  {
    address: sheet('c1=us&l1=undergraduate'),
    must: ['没有统一的截止日', '1 月 1 日'],
    mustNot: ['2027-01-15', /2026-11-30.{0,40}加州大学/, '2026-07-31'],
    why: 'The United States have no common date; the first regular rounds close on 1 January.',
  },
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
    must: [/2026-11-30.{0,40}还有 7 天/, '不看 SAT 和 ACT'],
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
    must: ['2027 年 1 月 13 日', '2026 年 10 月 15 日', '已截止'],
    mustNot: [/巴恩菲尔德学院（英国）(?!（据转述）)/],
    why: 'The country page names the day that matters for most applications.',
  },
  {
    address: sheet(bachelor('uk-kings-college-london', '&p1=口腔')),
    must: [
      /2026-10-15.{0,60}若课程是医学、牙医、兽医.{0,40}已截止/,
      /2027-01-13.{0,40}若课程不是医学、牙医、兽医/,
    ],
    mustNot: [],
    why: 'Families type dentistry in Chinese, and the page must say that it closed in October.',
  },
]
