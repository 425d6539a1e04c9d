import type { AnswerCase } from './answer-case'

const bulletin = (category: string, filed = '') =>
  `/special/ym_us_bulletin?category=${encodeURIComponent(category)}${filed === '' ? '' : `&filed=${filed}`}`

const before = 'EB-5 Regional Center (before 2022)'

/**
 * What the visa bulletin says about a priority date. The newest bulletin on hand is of October 2026: EB-5 unreserved A 2016-12-01, B
 * 2021-03-01; EB-3 other workers A 2019-10-01, B 2020-10-01; rural and the other set-asides C.
 */
export const cases: readonly AnswerCase[] = [
  [
    bulletin(before, '2016-06-01'),
    'The class was merged into the unreserved one in May 2022, where this date is current.',
    ['并入 EB-5 非预留', '2022-04'],
    ['之后的 56 期公告', '之后的 55 期公告', '还没有可以获批'],
    { largest: [/2026-10 公告/, /表 A 可以获批/], largestNot: ['不可用'] },
  ],
  [
    bulletin('EB-5 Unreserved', '2016-06-01'),
    'The date is current in the newest bulletin; that it was not for a while is history.',
    ['2024-10', '退回', '又'],
    [],
    { largest: [/2026-10 公告.*表 A 可以获批/, '表 B 可以递件'], largestNot: ['2024-10'] },
  ],
  [
    bulletin('EB-2', '2022-01-01'),
    'Two bulletins after October are not on hand, so nothing is said of today.',
    [],
    [],
    { largest: ['表 A 还不可以获批', '表 B 可以递件'], largestNot: [/现在(可以|不)/] },
  ],
  [
    bulletin('EB-1', '2023-12-31'),
    'A date that no bulletin has reached is not said to have been reached.',
    [/到 2026-10 的公告为止还没有/],
    [],
    { largest: ['表 A 还不可以获批', '表 B 可以递件'] },
  ],
  [
    bulletin('EB-5 Rural', '2026-01-01'),
    'No queue for a number is no green card in a month: the petition is examined first.',
    ['I-526E', '另等'],
    ['不到 1 个月', '可以获批，等了'],
    { largest: ['不用排名额', 'I-526E'], largestNot: ['可以获批'] },
  ],
  [
    bulletin('EB-5 Rural'),
    'A Chinese page names the class in Chinese.',
    [],
    [],
    { largest: ['EB-5 乡村预留', '无排期'], largestNot: ['EB-5 Rural'] },
  ],
]
