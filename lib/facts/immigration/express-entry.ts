import path from 'node:path'
import { z } from 'zod'
import { cell, readColumns, wrong } from '@/lib/core/column-table'

/** Kinds of rounds, as the page distinguishes them; the department's own names change from year to year. */
export const roundGroups = [
  { value: 'cec', label: '加拿大经验类（CEC）' },
  { value: 'general', label: '综合轮（不分类别）' },
  { value: 'pnp', label: '省提名（PNP）' },
  { value: 'french', label: '法语' },
  { value: 'health', label: '医疗与社会服务' },
  { value: 'trades', label: '技工' },
  { value: 'stem', label: '科学与工程（STEM）' },
  { value: 'education', label: '教育' },
  { value: 'transport', label: '交通' },
  { value: 'other', label: '其他职业与人群' },
] as const
export type RoundGroup = (typeof roundGroups)[number]['value']

/** Words in the department's names of rounds → group; the first match counts. */
const namesOfGroups: readonly [RegExp, RoundGroup][] = [
  [/^(No Program Specified|General)$/, 'general'],
  [/^Provincial Nominee Program$/, 'pnp'],
  [/^Canadian Experience Class$/, 'cec'],
  [/^French/i, 'french'],
  [/^(Healthcare|Physicians)/i, 'health'],
  [/^(Trades? occupations|Federal Skilled Trades)/i, 'trades'],
  [/^STEM/, 'stem'],
  [/^Education/i, 'education'],
  [/^Transport/i, 'transport'],
  [/^(Agriculture|Senior managers|Skilled Military|Federal Skilled Worker)/i, 'other'],
]

/** One round of invitations. `name` is the department's own; `line` is the lowest invited CRS score. */
export type Round = {
  /** The department's number; some numbers have a letter. */
  round: string
  date: string
  name: string
  group: RoundGroup
  invitations: number
  line: number
}

/** The highest possible score. */
export const highestScore = 1200

const columns = z.object({
  round: cell.text.regex(/^\d+[a-z]?$/, { error: wrong('不是轮次') }),
  date: cell.date,
  name: cell.text,
  invitations: cell.integer.refine((count) => count > 0, '要大于 0'),
  crs_min: cell.integer.refine(
    (score) => score >= 0 && score <= highestScore,
    `要在 0 到 ${highestScore} 之间`,
  ),
})
const folder = path.join(process.cwd(), 'lib/content/immigration')
const roundsFile = 'express-entry-rounds.csv'

/**
 * Every round, newest first.
 * @throws Error with file, line and column of the problem
 */
export function readRounds(file = roundsFile, from = folder): Round[] {
  const seen = new Set<string>()
  return readColumns(file, columns, from)
    .map(({ values: { round, date, name, invitations, crs_min: line }, fail }): Round => {
      if (seen.has(round)) fail('round', `第 ${round} 轮重复`)
      seen.add(round)
      const group = namesOfGroups.find(([pattern]) => pattern.test(name))?.[1]
      if (group === undefined)
        return fail('name', `“${name}”还没有归类，写进 lib/facts/immigration/express-entry.ts`)
      return { round, date, name, group, invitations, line }
    })
    .toSorted((left, right) => right.date.localeCompare(left.date) || right.round.localeCompare(left.round))
}

let table: readonly Round[] | undefined

/** All rounds, newest first, read once. */
export function rounds(): readonly Round[] {
  table ??= readRounds()
  return table
}

/** The rounds in the twelve months up to and including the newest one of the table. */
export function roundsOfLastYear(among: readonly Round[]): Round[] {
  const newest = rounds()[0]?.date
  if (newest === undefined) return []
  const from = `${Number(newest.slice(0, 4)) - 1}${newest.slice(4)}`
  return among.filter(({ date }) => date > from)
}
