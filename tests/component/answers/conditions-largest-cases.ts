import type { AnswerCase } from './answer-case'

const check = (query: string) => `/special/condition_pc?${query}`

/** What the largest line of the condition check must say: what is reached with its count, and never less for more answers. */
export const cases: readonly AnswerCase[] = [
  {
    address: check('level=master&budget=50万&grade=60&ielts=6.5&cn=清华大学'),
    must: [],
    mustNot: [],
    largest: [/英国：预算达到，成绩够 \d+ 所里的 2 所/],
    largestNot: ['都达到：英国'],
    why: 'Two schools of forty are not a country that is reached.',
  },
  {
    address: check('level=undergraduate&budget=60万&system=gaokao&grade=450&ielts=5.0'),
    must: [/\d+\/\d+ 处/],
    mustNot: [],
    largest: [/英国：预算达到，成绩够 \d+ 处里的 2 处，语言未达到/],
    largestNot: ['都达到：英国'],
    why: 'With a total of 450 and an IELTS of 5.0 the mark for Britain has its count, and Britain is not reached.',
  },
  {
    address: check('level=master&budget=20w&system=gpa'),
    must: [],
    mustNot: [],
    largest: [/预算达到：[^；]*法国/, '荷兰', '德国'],
    why: 'Without marks, the affordable countries are named.',
  },
  {
    address: check('level=master&budget=20w&system=percent&grade=85'),
    must: [],
    mustNot: [],
    largest: [/英国：成绩达到，预算未达到； 预算达到，成绩没有可比的数：[^；]*法国/, '荷兰', '德国'],
    why: 'A good mark must not hide the affordable countries: who tells more is never told less.',
  },
  {
    address: check('level=undergraduate&budget=15&grade=90'),
    must: [],
    mustNot: [],
    largest: [
      /^您填的预算、成绩，没有一处能确认全部够；[^。]+的成绩没有可比的数。/,
      '预算达到，成绩没有可比的数：',
    ],
    why: 'The same for bachelors.',
  },
  {
    address: check('level=undergraduate&budget=20000&ielts=6'),
    must: [],
    mustNot: [/。新加坡差的是/],
    why: 'The nearest country is that with the smallest gap, not one that lacks 244,000 yuan.',
  },
  {
    address: check('level=undergraduate&system=ib&grade=38'),
    must: [/写明 IB 要求的学校 \d+ 所/],
    mustNot: [],
    why: 'Many universities publish an IB requirement, and the page says where they stand.',
  },
  {
    address: check('level=highschool&budget=30万&grade=85'),
    must: ['中学库'],
    mustNot: [],
    why: 'Schools have no common line; the list of schools is the next step.',
  },
]
