import type { AnswerCase } from './answer-case'

const cost = (query: string) => `/special/study_cost?${query}`

/** What the largest line of the cost calculator must say about its own limits. */
export const cases: readonly AnswerCase[] = [
  [
    cost('country=hk&level=master&sid=hk-university-of-hong-kong'),
    'The middle half of eighty courses is not the range of the school: finance costs far more.',
    [/本校课程价的中间一半/, /全部课程一年 [\d,]+–[\d,]+ 港元/],
    [],
    { largest: ['中间一半的课程', '10 个月'] },
  ],
  [
    cost('country=ca&level=master&city=ca-toronto'),
    'No sum is below what the visa itself asks for.',
    ['签证资金'],
    ['2 年至少 18.8 万元'],
    { largest: ['还差学费'] },
  ],
  [
    cost('country=uk&level=master&scholarship=999999'),
    'Nobody reads the price of a year without tuition as that of every family.',
    [],
    [],
    { largest: ['您填的奖学金不少于学费，学费按 0 计'] },
  ],
  [
    cost('country=us&level=master&school=哈佛大学'),
    'The page of the school has an average of some years ago.',
    [/没有能用来算的哈佛大学硕士学费.*学校页.*2022.*旧数，不计入/],
    ['没有收到哈佛大学公布的硕士学费'],
  ],
  [
    cost('country=hk&level=master&scholarship=5w'),
    'A value that was refused is told before the sum that does without it.',
    [],
    [],
    { order: ['有 1 处请再看一下', '生活按 10 个月'] },
  ],
]
