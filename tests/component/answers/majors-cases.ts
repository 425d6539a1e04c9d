import type { AnswerCase } from './answer-case'

/** Which schools teach a subject. */
export const cases: readonly AnswerCase[] = [
  [
    '/zylist/x-business-analytics',
    'An MBA of Harvard is not a degree in business analytics.',
    ['相近学科'],
    [/哈佛大学[^。]{0,40}1,010/, /麻省理工学院[^。]{0,40}779/, 'fod1p'],
  ],
  [
    '/zylist/x-master-of-business-administration-mba',
    'A bachelor’s degree is not an MBA, and schools whose MBA has a wider code are named with that note.',
    ['斯坦福大学', '麻省理工学院'],
    [/宾夕法尼亚大学[^。]{0,20}本科/, 'fod1p'],
  ],
]
