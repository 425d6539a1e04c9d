import type { AnswerCase } from './answer-case'

/** Which schools teach a subject. */
export const cases: readonly AnswerCase[] = [
  {
    address: '/zylist/x-business-analytics',
    must: ['相近学科'],
    mustNot: [/哈佛大学[^。]{0,40}1,010/, /麻省理工学院[^。]{0,40}779/, 'fod1p'],
    why: 'An MBA of Harvard is not a degree in business analytics.',
  },
  {
    address: '/zylist/x-master-of-business-administration-mba',
    must: ['斯坦福大学', '麻省理工学院'],
    mustNot: [/宾夕法尼亚大学[^。]{0,20}本科/, 'fod1p'],
    why: 'A bachelor’s degree is not an MBA, and schools whose MBA has a wider code are named with that note.',
  },
  {
    address: '/zylist/x-artificial-intelligence',
    must: ['相近学科'],
    mustNot: [/宾夕法尼亚大学[^。]{0,40}815/, 'fod1p'],
    why: 'A degree in computer science is not a degree in artificial intelligence.',
  },
]
