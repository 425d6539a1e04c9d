import { number, readAddress } from '@/lib/address'
import { highestScore, type Round, type RoundGroup, roundGroups } from '@/lib/facts/immigration/express-entry'
import { monthNumber } from '@/lib/facts/immigration/visa-bulletin'
import type { Filter, SearchParams } from '@/lib/listing'
import type { Series, Tick } from './time-chart'

export const usualGroup: RoundGroup = 'cec'

export const roundFilters: readonly Filter[] = [
  { kind: 'choice', name: 'group', label: '类别', choices: roundGroups },
]

export const isGroup = (value: string | undefined): value is RoundGroup =>
  roundGroups.some((group) => group.value === value)

export const groupName = (group: RoundGroup): string =>
  roundGroups.find(({ value }) => value === group)?.label ?? group

const scoreFields = { score: number({ min: 0, max: highestScore }) }

/** The typed score, or the reason why it is not valid. */
export function readScore(params: SearchParams): { score: number | null; problem: string | null } {
  const { values, errors } = readAddress(scoreFields, params)
  return { score: values.score ?? null, problem: errors.score ?? null }
}

/** How long ago the last recorded day was, when that is more than a month: （已 3 个多月没有更新）. */
export function agedWords(last: string, today: string): string {
  const isWhole = today.slice(8, 10) >= last.slice(8, 10)
  const months = monthNumber(today) - monthNumber(last) - (isWhole ? 0 : 1)
  return months < 1 ? '' : `（已 ${months} 个多月没有更新）`
}

/** The chart of some rounds: the lowest score of each by day, with a line for the visitor's own score. */
export function roundsPicture(
  of: readonly Round[],
  score: number | null,
): { x: Tick[]; y: Tick[]; series: Series[] } {
  const lines = of.map(({ line }) => line)
  const step = Math.max(...lines, score ?? 0) - Math.min(...lines, score ?? highestScore) > 300 ? 100 : 50
  const floor = Math.floor(Math.min(...lines, score ?? highestScore) / step) * step
  const top = Math.max(floor + step, Math.ceil((Math.max(...lines, score ?? 0) + 1) / step) * step)
  const months = of.map(({ date }) => monthNumber(date))
  const from = Math.floor(Math.min(...months) / 12) * 12
  const to = Math.ceil((Math.max(...months) + 1) / 12) * 12
  const xOf = (date: string) =>
    (monthNumber(date) + (Number(date.slice(8, 10)) - 1) / 31 - from) / (to - from)
  const yOf = (line: number) => (line - floor) / (top - floor)
  return {
    x: Array.from({ length: (to - from) / 12 }, (_, at) => ({
      at: (at * 12) / (to - from),
      label: String(from / 12 + at),
    })),
    y: Array.from({ length: (top - floor) / step + 1 }, (_, at) => ({
      at: yOf(floor + at * step),
      label: String(floor + at * step),
    })),
    series: [
      { id: 'rounds', look: 'dots', points: of.map(({ date, line }) => ({ x: xOf(date), y: yOf(line) })) },
      ...(score === null
        ? []
        : [
            {
              id: 'own',
              look: 'own' as const,
              points: [
                { x: 0, y: yOf(score) },
                { x: 1, y: yOf(score) },
              ],
            },
          ]),
    ],
  }
}
