import type { AnswerCase } from './answer-case'

const check = (query: string) => `/special/condition_pc?${query}`

/**
 * What the site derives from its tables, and what it must not derive. Every number here was taken from the source tables by hand, before
 * the page was read.
 */
export const cases: readonly AnswerCase[] = [
  [
    check('level=master&system=percent&grade=78&cn=上海理工大学&c=uk'),
    'Glasgow asks 75 of an institution of band B; a student with 78 must not give up.',
    [/格拉斯哥大学.{0,80}75/],
    ['87 分起'],
  ],
  ['/yxk/uk-kings-college-london', 'The 80 belongs to one MA.', [], ['80 分起', /国内本科均分.{0,12}80/]],
  [
    '/yxk/uk-university-of-leicester',
    'The number is for institutions outside the 211 list, so the tile says for whom.',
    [/其他院校 70–75 分/],
    ['75 分起'],
  ],
  [
    '/yxk/uk-university-of-east-anglia',
    'The university says that the number changes with course and institution.',
    [/75 分.{0,6}随院校和课程变/],
    ['不按院校分档'],
  ],
  [
    check('level=undergraduate&ielts=6&c=sg'),
    'One university’s line is not the country’s.',
    [],
    [/新加坡[^。]{0,30}语言[^。]{0,10}满足/],
  ],
  [
    '/gpa?name=a&credit=3&score=78',
    'The list of the British averages names each band.',
    [/格拉斯哥大学 A 档 70 分.{0,40}E 档 87 分/],
    ['87 分起'],
  ],
]
