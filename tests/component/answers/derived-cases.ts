import type { AnswerCase } from './answer-case'

const check = (query: string) => `/special/condition_pc?${query}`

/**
 * What the site derives from its tables, and what it must not derive. Every number here was taken from the source tables by hand, before
 * the page was read.
 */
export const cases: readonly AnswerCase[] = [
  {
    address: check('level=master&system=percent&grade=78&cn=上海理工大学&c=uk'),
    must: [/格拉斯哥大学.{0,80}75/],
    mustNot: ['87 分起'],
    why: 'Glasgow asks 75 of an institution of band B; a student with 78 must not give up.',
  },
  {
    address: '/yxk/uk-university-of-glasgow',
    must: [/70–87 分/],
    mustNot: ['87 分起', '70 分起'],
    why: 'A range over the bands is neither its lowest nor its highest number.',
  },
  {
    address: '/yxk/uk-university-of-sheffield',
    must: [/70–85 分/],
    mustNot: ['85 分起'],
    why: 'Sheffield asks 70 to 85, by institution.',
  },
  {
    address: '/yxk/uk-university-of-manchester',
    must: ['39,400'],
    mustNot: ['87 分起', /国内本科均分.{0,12}87/],
    why: 'One course’s 87 is not the university’s; the range of fees contains computer science.',
  },
  {
    address: '/yxk/uk-kings-college-london',
    must: [],
    mustNot: ['80 分起', /国内本科均分.{0,12}80/],
    why: 'The 80 belongs to one MA.',
  },
  {
    address: '/yxk/uk-university-of-kent',
    must: [],
    mustNot: [/2:1[^。]{0,16}70 分/],
    why: 'Kent publishes 70 for a 2:2, and no number for a 2:1.',
  },
  {
    address: '/yxk/uk-university-of-aberdeen',
    must: ['2:2'],
    mustNot: [/2:1 要 65/],
    why: 'Aberdeen’s 65 is a 2:2.',
  },
  {
    address: '/yxk/uk-middlesex-university',
    must: [],
    mustNot: ['75 分起'],
    why: 'The 75 is for pupils who want a bachelor’s degree.',
  },
  {
    address: '/yxk/uk-university-of-huddersfield',
    must: [],
    mustNot: ['65 分起'],
    why: 'The 65 is for the campus in London.',
  },
  {
    address: '/yxk/uk-university-of-leicester',
    must: [/其他院校 70–75 分/],
    mustNot: ['75 分起'],
    why: 'The number is for institutions outside the 211 list, so the tile says for whom.',
  },
  {
    address: '/yxk/uk-university-of-strathclyde',
    must: [/70–75 分.{0,6}211/],
    mustNot: ['70 分起'],
    why: 'An institution outside 211 and 985 needs five more.',
  },
  {
    address: '/yxk/uk-university-of-east-anglia',
    must: [/75 分.{0,6}随院校和课程变/],
    mustNot: ['不按院校分档'],
    why: 'The university says that the number changes with course and institution.',
  },
  {
    address: '/yxk/uk-university-of-greater-manchester',
    must: [/GPA 2\.3\/4\.0 或 60%/],
    mustNot: [],
    why: 'The only published requirement of this school for a Chinese degree is shown somewhere.',
  },
  {
    address: check('level=undergraduate&ielts=6&c=sg'),
    must: [],
    mustNot: [/新加坡[^。]{0,30}语言[^。]{0,10}满足/],
    why: 'One university’s line is not the country’s.',
  },
  {
    address: check('level=undergraduate&system=gaokao&grade=620&budget=60&ielts=6.5'),
    must: [/1 所/],
    mustNot: [/预算、成绩、语言都达到：澳大利亚/],
    why: 'One of nine Australian universities publishes a line, and it is counted as one.',
  },
  {
    address: '/gpa?name=a&credit=3&score=78',
    must: [/格拉斯哥大学 A 档 70 分.{0,40}E 档 87 分/],
    mustNot: ['87 分起'],
    why: 'The list of the British averages names each band.',
  },
]
