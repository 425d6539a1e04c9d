import { costCountries } from '@/lib/collections/kinds/cost-country'
import { datedPeriod } from '@/lib/facts/marks'
import type { Statement } from '@/lib/facts/registry'
import { englishFields } from '@/lib/tools/gaokao/input'
import { type EnglishResult, type EnglishScores, fullMarks, type GaokaoMatch } from '@/lib/tools/gaokao/match'

type Told = { total: number; full: number; english: EnglishScores }

/** The answers in one line: 高考 580 分（满分 750） · 雅思总分 6.5. */
export const toldWords = ({ total, full, english }: Told): string =>
  [
    `高考 ${total} 分（满分 ${full}）`,
    ...englishFields.flatMap(({ name, label }) =>
      english[name] === undefined ? [] : [`${label} ${english[name]}`],
    ),
  ].join(' · ')

export const isWholeCountry = (id: string): boolean => !id.includes('-')

export const countryName = (code: string): string =>
  costCountries.list().find(({ value }) => value === code)?.label ?? code

/**
 * What a score reaches, as the sentence and the tables count it: with a typed English score, those where it is sufficient too, and those
 * where no number says so.
 */
export function reachedParts(reached: readonly GaokaoMatch[]) {
  const both = reached.filter(({ english: { kind } }) => kind === 'met' || kind === 'lowest')
  return { both, open: reached.filter((match) => !both.includes(match)) }
}

/**
 * What is reached by the total, and by English when it was typed: 580 分够 13 所大学和德国公布的最低线. Where no line of English is known
 * the total alone answers.
 */
export function answerWords({ total, english }: Told, reached: readonly GaokaoMatch[]): string {
  const { both, open } = reachedParts(reached)
  const told = `${total} 分${Object.keys(english).length > 0 ? '和您的英语' : ''}`
  if (!reached.length) return `${told}还不够查到的任何一条最低线`
  if (!Object.keys(english).length) return `${told}够${placeWords(reached)}公布的最低线`
  return both.length > 0
    ? `${told}够${placeWords(both)}公布的最低线`
    : `${total} 分够${placeWords(open)}公布的最低线，英语没有数可比`
}

/** 13 所大学和德国 */
export function placeWords(matches: readonly GaokaoMatch[]): string {
  const countries = matches.filter(({ university: { id } }) => isWholeCountry(id))
  const schools = matches.length - countries.length
  return [
    ...(schools > 0 ? [` ${schools} 所大学`] : []),
    ...countries.map(({ university: { country } }) => countryName(country)),
  ].join('和')
}

/** The range when programmes have different lines. */
export const lineWords = ({ needed }: GaokaoMatch): string => {
  if (needed === null) return '没有能比的'
  const { low, high } = needed
  return `${low === high ? low : `${low}–${high}`} 分`
}

/** Compared with the least demanding line, which decides the group. */
export function gapWords({ missing, above, isAll }: GaokaoMatch): string {
  if (missing) return `差 ${missing} 分`
  if (!isAll) return '够最低一档'
  return above === 0 ? '刚好' : `高 ${above} 分`
}

/** What is known of a university without a line that can be compared. */
export function scoreWords({
  university: { takes, statements, line, told },
  equivalent,
}: GaokaoMatch): string {
  if (takes === 'no') return '不凭高考直接录取'
  if (takes === 'national') return '走内地统招，按志愿投档'
  if (line !== null) {
    return `学校写的是 ${line.low} 分（${fullMarks} 分卷），您的卷子满分不同，怎样折算没有写`
  }
  return (
    equivalent ||
    told
      .map(
        ({ subject, threshold, year, caution }) =>
          `${[subject, threshold].filter(Boolean).join('：')}（${[year, caution].filter(Boolean).join('，')}）`,
      )
      .join('；') ||
    unreadWords(statements)
  )
}

/**
 * There is no current number. For a school whose own page was not read, it is not even known whether it accepts the
 * 高考 now.
 */
function unreadWords(statements: readonly Statement[]): string {
  const accounts = statements.filter(({ kind }) => kind === 'secondary')
  const [account] = accounts
  if (account === undefined || accounts.length < statements.length) return '没有能比的分数线'
  const day = datedPeriod(account.asOf)
  return `转述${day === null ? '' : `（${day}）`}，学校自己的页面没查到`
}

const testNames: Readonly<Record<keyof EnglishScores, string>> = {
  gaokao: '高考英语',
  ielts: '雅思',
  toefl: '托福',
  pte: 'PTE',
}

export function englishWords(english: EnglishResult): string | null {
  if (english.kind === 'none') return null
  if (english.kind === 'met') return '英语达到'
  if (english.kind === 'total') return '英语总分达到，单项另看'
  if (english.kind === 'lowest') return '雅思够最低一档'
  if (english.kind === 'notGiven') return '另要英语成绩，没有填'
  return `${testNames[english.test]}还差 ${english.size} 分`
}
