import { toKey } from './text'

/** Names under which several universities are spoken of as one; by school id, in no order. */
export const schoolGroups: readonly { names: readonly string[]; schools: readonly string[] }[] = [
  {
    names: ['G5', 'G5大学', '英国G5', '金三角'],
    schools: [
      'uk-university-of-oxford',
      'uk-university-of-cambridge',
      'uk-imperial-college-london',
      'uk-university-college-london',
      'uk-london-school-of-economics-and-political-science',
    ],
  },
  { names: ['牛剑', 'Oxbridge'], schools: ['uk-university-of-oxford', 'uk-university-of-cambridge'] },
  {
    names: ['常春藤', '藤校', '常青藤', '常春藤联盟', 'Ivy League', '美国藤校'],
    schools: [
      'us-harvard-university',
      'us-yale-university',
      'us-princeton-university',
      'us-columbia-university-in-the-city-of-new-york',
      'us-university-of-pennsylvania',
      'us-brown-university',
      'us-dartmouth-college',
      'us-cornell-university',
    ],
  },
  {
    names: ['八大', '澳洲八大', '澳大利亚八大', '八校联盟', 'Go8', 'Group of Eight'],
    schools: [
      'au-the-university-of-melbourne',
      'au-the-university-of-sydney',
      'au-unsw-sydney',
      'au-australian-national-university',
      'au-monash-university',
      'au-the-university-of-queensland',
      'au-the-university-of-western-australia',
      'au-adelaide-university',
    ],
  },
  {
    names: ['红砖', '红砖大学', '六所红砖'],
    schools: [
      'uk-university-of-birmingham',
      'uk-university-of-bristol',
      'uk-university-of-leeds',
      'uk-university-of-liverpool',
      'uk-university-of-manchester',
      'uk-university-of-sheffield',
    ],
  },
  {
    names: ['罗素', '罗素集团', '罗素大学集团', 'Russell Group'],
    schools: [
      'uk-university-of-birmingham',
      'uk-university-of-bristol',
      'uk-university-of-cambridge',
      'uk-cardiff-university',
      'uk-durham-university',
      'uk-university-of-edinburgh',
      'uk-university-of-exeter',
      'uk-university-of-glasgow',
      'uk-imperial-college-london',
      'uk-kings-college-london',
      'uk-university-of-leeds',
      'uk-university-of-liverpool',
      'uk-london-school-of-economics-and-political-science',
      'uk-university-of-manchester',
      'uk-newcastle-university',
      'uk-university-of-nottingham',
      'uk-university-of-oxford',
      'uk-queen-mary-university-of-london',
      'uk-queens-university-belfast',
      'uk-university-of-sheffield',
      'uk-university-of-southampton',
      'uk-university-college-london',
      'uk-university-of-warwick',
      'uk-university-of-york',
    ],
  },
  {
    names: ['港八大', '香港八大', '港校八大'],
    schools: [
      'hk-university-of-hong-kong',
      'hk-chinese-university-of-hong-kong',
      'hk-hong-kong-university-of-science-and-technology',
      'hk-hong-kong-polytechnic-university',
      'hk-city-university-of-hong-kong',
      'hk-hong-kong-baptist-university',
      'hk-lingnan-university',
      'hk-education-university-of-hong-kong',
    ],
  },
  {
    names: ['SKY', 'SKY大学', '天空联盟'],
    schools: ['kr-seoul-national-university', 'kr-korea-university', 'kr-yonsei-university'],
  },
  {
    names: ['港三'],
    schools: [
      'hk-university-of-hong-kong',
      'hk-chinese-university-of-hong-kong',
      'hk-hong-kong-university-of-science-and-technology',
    ],
  },
  {
    names: ['新二', '坡二'],
    schools: ['sg-national-university-of-singapore', 'sg-nanyang-technological-university'],
  },
  {
    names: ['王曼爱华'],
    schools: [
      'uk-kings-college-london',
      'uk-university-of-manchester',
      'uk-university-of-edinburgh',
      'uk-university-of-warwick',
    ],
  },
  {
    names: ['早庆'],
    schools: ['jp-waseda-university', 'jp-keio-university'],
  },
  {
    names: ['早庆上智', '早庆上'],
    schools: ['jp-waseda-university', 'jp-keio-university', 'jp-sophia-university'],
  },
  {
    names: ['MARCH', '日本MARCH'],
    schools: [
      'jp-meiji-university',
      'jp-aoyama-gakuin-university',
      'jp-rikkyo-university',
      'jp-chuo-university',
      'jp-hosei-university',
    ],
  },
  {
    names: ['关关同立'],
    schools: [
      'jp-kansai-university',
      'jp-kwansei-gakuin-university',
      'jp-doshisha-university',
      'jp-ritsumeikan-university',
    ],
  },
]

const byName = new Map(
  schoolGroups.flatMap(({ names, schools }) => names.map((name) => [toKey(name), schools] as const)),
)

/** Ids of the universities of a group; undefined when it is no group's name. */
export const groupNamed = (name: string): readonly string[] | undefined => byName.get(toKey(name))
