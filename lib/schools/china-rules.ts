import { keysOf } from '@/lib/core/keys-of'

/**
 * How a UK university treats degrees of Chinese institutions. `list-decides`: only those on its list are considered; `list-grades`: its
 * list determines the required average; both are printed in `uk_china_lists.csv`. `lookup`: its site looks up one institution at a time, so
 * there is no list to print; `groups`: kinds of institutions without a list of members; `same`: one threshold for all;
 * `unpublished`: the institution matters, but nothing is published; `course`: the programme's page states it.
 */
export const chinaRuleTitles = {
  'list-decides': '名单决定能不能申请',
  'list-grades': '有名单，名单影响要多高的均分',
  lookup: '只能在学校官网逐校查',
  groups: '按院校类别定分数线，没有公布名单',
  same: '没有名单，不按院校分档',
  unpublished: '看本科院校，没有公布名单',
  course: '学校页面上没有名单，看课程页',
} as const

export type ChinaRuleKind = keyof typeof chinaRuleTitles

export const chinaRuleKinds = keysOf(chinaRuleTitles)

/**
 * What a university with a list says of the institutions that are not on it. `refused`: it considers none; `part`: not for a part of the
 * courses; `ask`: applicants write to it; `unwritten`: nothing is written; `graded`: they may apply, with an average of their own.
 */
const offListWords = {
  refused: '写明不考虑',
  part: '有一部分课程不能申请',
  ask: '要写信问',
  unwritten: '没有写收不收',
  graded: '能申请，均分另算',
} as const

type OffListKind = keyof typeof offListWords

export const offListKinds = keysOf(offListWords)

/** 华威大学、格拉斯哥大学写明不考虑；爱丁堡大学有一部分课程不能申请. Empty when none of the rules has a list. */
export const offListText = (rules: readonly { uk_name: string; off_list: OffListKind | null }[]): string =>
  offListKinds
    .flatMap((kind) => {
      const names = rules.filter(({ off_list }) => off_list === kind).map(({ uk_name }) => uk_name)
      return !names.length ? [] : [`${names.join('、')}${offListWords[kind]}`]
    })
    .join('；')

/** To what a rule applies: all master's degrees of the university, its bachelor's degrees, or one course, faculty or campus. */
export const chinaRuleCovers = ['master', 'bachelor', 'part'] as const

/** Average in per cent required by a taught master's; programmes range from `low` to `high`. */
export type AverageLine = { low: number; high: number }

/** Whether the university has a list that is printed here; a test compares the rules with the lists. */
export const hasList = (kind: ChinaRuleKind): boolean => kind === 'list-decides' || kind === 'list-grades'

/** `85 分`, `80–85 分`. */
export const lineText = ({ low, high }: AverageLine): string =>
  low === high ? `${low} 分` : `${low}–${high} 分`

/** Explanation of the numbers and words on these pages; printed once next to them. */
export const degreeClassNote =
  '2:1、2:2 是英国的学位等级（二等一、二等二），多数硕士要 2:1；分数是百分制加权均分。'
