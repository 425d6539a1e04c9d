import type { AnswerCase } from './answer-case'

const cost = (query: string) => `/special/study_cost?${query}`
const sheet = (query: string) => `/special/decision_sheet?${query}`

/** What the largest line of the cost calculator, and the sums of the decision sheet, must say about their own limits. */
export const cases: readonly AnswerCase[] = [
  {
    address: cost('country=hk&level=master&sid=hk-university-of-hong-kong'),
    must: [/\d+ 个课程公布价的中间一半/, /全部课程一年 [\d.]+–[\d.]+ 万元/],
    mustNot: [],
    largest: ['多数课程', '10 个月'],
    why: 'The middle half of eighty courses is not the range of the school: finance costs far more.',
  },
  {
    address: cost('country=hk&level=master'),
    must: [],
    mustNot: [],
    largest: [/一年约 [\d.]+ 万元（[^）]*生活按 10 个月[^）]*）/],
    why: 'A year of ten months is not compared with one of twelve without a word.',
  },
  {
    address: cost('country=sg&level=master'),
    must: [],
    mustNot: [],
    largest: [/一年约 [\d.]+ 万元（商科，价没写年份）/],
    why: 'Five programmes of business are not all programmes, and their pages were read in 2026 but name no year.',
  },
  {
    address: cost('country=us&level=undergraduate'),
    must: [],
    mustNot: [],
    largest: [
      /一年约 [\d.]+ 万元（[^）]*有价的 18\d 所的中间值[^）]*20\d\d 年入学，2023、2024 年价每年加 4%[^）]*）/,
    ],
    why: 'The year of the prices stands in the line that people read, with the year to which they were carried.',
  },
  {
    address: cost('country=ca&level=master&city=ca-toronto'),
    must: ['签证资金'],
    mustNot: ['2 年至少 18.8 万元'],
    largest: ['还差学费', '签证资金'],
    why: 'No sum is below what the visa itself asks for.',
  },
  {
    address: cost('country=ca&level=master'),
    must: [],
    mustNot: [],
    largest: ['还差学费', /不含学费/],
    why: 'A sum without tuition begins with what is missing.',
  },
  {
    address: cost('country=uk&level=master&scholarship=999999'),
    must: [],
    mustNot: [],
    largest: ['您填的奖学金不少于学费，学费按 0 计'],
    why: 'Nobody reads the price of a year without tuition as that of every family.',
  },
  {
    address: cost('country=uk&level=master&scholarship=5000'),
    must: [],
    mustNot: [],
    largest: ['已减您填的奖学金'],
    why: 'The sum is after a scholarship that may not come.',
  },
  {
    address: cost('country=us&level=master&school=哈佛大学'),
    must: [/没有收到哈佛大学现在的硕士学费.*学校页.*2022.*旧数，不计入/],
    mustNot: ['没有收到哈佛大学公布的硕士学费'],
    why: 'The page of the school has an average of some years ago.',
  },
  {
    address: '/chanel/can',
    must: ['有合计的各行：'],
    mustNot: ['各行都含', '含不含'],
    why: 'Rows without a sum include nothing.',
  },
  {
    address: '/special/fy_zh/fy_uk',
    must: [/有价的学校首尾各去四分之一，第一年从 [\d.]+ 到 [\d.]+ 万元/],
    mustNot: [],
    why: 'Ends without a quarter of the schools are no floor and no ceiling.',
  },
  {
    address: '/chanel/japan',
    must: [],
    mustNot: ['含不含'],
    why: 'What no sum includes is not said to be in it.',
  },
  {
    address: cost('country=hk&level=master&scholarship=5w'),
    must: [],
    mustNot: [],
    order: ['有 1 处请再看一下', '生活按 10 个月'],
    why: 'A value that was refused is told before the sum that does without it.',
  },
  {
    address: sheet(
      's1=hk-university-of-hong-kong&l1=master&s2=uk-university-college-london&l2=master&budget=45万&system=percent&grade=82&ielts=6.5',
    ),
    must: [/多数课程/, /82 分，名单内外都不到/, /全校最低一档[^。]*专业/],
    mustNot: ['。金额是公布数的低到高'],
    why: 'The sheet names what its range is; 82 is below 2:1 on and off the list; 6.5 is the lowest of UCL.',
  },
  {
    address: sheet('s1=uk-university-of-oxford&l1=undergraduate&budget=50万&system=gaokao&grade=500&ielts=5'),
    must: ['只够学费低的课程'],
    mustNot: ['够价低的学校'],
    why: 'Oxford is one school, so there is no cheaper school to pick.',
  },
  {
    address: sheet('c1=sg&l1=master&s2=sg-national-university-of-singapore&l2=undergraduate'),
    must: ['长期探访准证'],
    mustNot: [],
    why: 'The site describes the pass for graduates elsewhere, so the sheet knows it too.',
  },
  {
    address: sheet('q1=南大&l1=undergraduate'),
    must: ['“南大”按“', '请写全名'],
    mustNot: [],
    why: 'A short name may mean another school, so the page says which one it took.',
  },
  {
    address: sheet('q1=UCL&q2=UCL'),
    must: ['有两列是同一个选择'],
    mustNot: [],
    why: 'A school beside itself compares nothing, and the page says so.',
  },
]
