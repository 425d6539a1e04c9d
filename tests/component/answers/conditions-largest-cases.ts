import type { AnswerCase } from './answer-case'

const check = (query: string) => `/special/condition_pc?${query}`

/** What the largest line of the condition check must say: what is reached with its count, and never less for more answers. */
export const cases: readonly AnswerCase[] = [
  [
    check('level=master&budget=50万&grade=60&ielts=6.5&cn=清华大学'),
    'Two schools of forty are not a country that is reached.',
    [/英国 ?预算看学校，成绩够(?:能比的)? \d+ 所里的 2 所/],
    [],
    { largest: [/澳大利亚：预算够，成绩看各校，语言够/], largestNot: [] },
  ],
  [
    check('level=undergraduate&budget=60万&system=gaokao&grade=450&ielts=5.0'),
    'With a total of 450 and an IELTS of 5.0 the mark for Britain has its count, and the IELTS is left to its schools.',
    [],
    [],
    { largest: [/可以先看英国：预算够，成绩够能比的 \d+ 处里的 2 处，语言看各校/] },
  ],
  [
    check('level=master&budget=20w&system=gpa'),
    'Without marks, the affordable countries are named.',
    [
      /法国(?:、[^，。]+?)?[ ：]?预算够/,
      /荷兰(?:、[^，。]+?)?[ ：]?预算看学校/,
      /德国(?:、[^，。]+?)?[ ：]?预算够/,
    ],
  ],
  [
    check('level=master&budget=20w&system=percent&grade=85'),
    'A good mark must not hide the affordable countries: who tells more is never told less.',
    [
      /英国 ?预算偏低，成绩够/,
      /法国(?:、[^，。]+?)?[ ：]?预算够，成绩看各校/,
      /德国(?:、[^，。]+?)?[ ：]?预算够，成绩看各校/,
    ],
  ],
  [
    check('level=undergraduate&budget=20000&ielts=6'),
    'The nearest country is that with the smallest gap, not one that lacks 244,000 yuan.',
    [],
    [/先看新加坡/],
  ],
  [
    check('level=undergraduate&system=ib&grade=38'),
    'Many universities publish an IB requirement, and the page says where they stand.',
    [/写明 IB 要求的学校[^。]*英国 \d+ 所/],
  ],
]
