import type { AnswerCase } from './answer-case'

const cost = (query: string) => `/special/study_cost?${query}`

/** What the largest line of the cost calculator must say about its own limits. */
export const cases: readonly AnswerCase[] = [
  {
    address: cost('country=hk&level=master&sid=hk-university-of-hong-kong'),
    must: [/本校课程价的中间一半/, /全部课程一年 [\d,]+–[\d,]+ 港元/],
    mustNot: [],
    largest: ['中间一半的课程', '10 个月'],
    why: 'The middle half of eighty courses is not the range of the school: finance costs far more.',
  },
  {
    address: cost('country=hk&level=master'),
    must: [],
    mustNot: [],
    largest: [/一年约 [\d.]+ 万元 .*生活按 10 个月/],
    why: 'A year of ten months is not compared with one of twelve without a word.',
  },
  {
    address: cost('country=sg&level=master'),
    must: [],
    mustNot: [],
    largest: [/一年约 [\d.]+ 万元 .*商科/],
    why: 'Five programmes of business are not all programmes.',
  },
  {
    address: cost('country=us&level=undergraduate'),
    must: [],
    mustNot: [],
    largest: [/一年约 [\d.]+ 万元 .*中间一半的学校/],
    why: 'A quarter of the schools is dearer than the upper end, and the largest line says of which it is.',
  },
  {
    address: cost('country=ca&level=master&city=ca-toronto'),
    must: ['签证资金'],
    mustNot: ['2 年至少 18.8 万元'],
    largest: ['还差学费'],
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
    must: ['选好学校再算'],
    mustNot: ['含不含'],
    why: 'A level without a sum says that the school decides, and includes nothing.',
  },
  {
    address: '/special/fy_zh/fy_uk',
    must: ['中间一半的学校'],
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
]
