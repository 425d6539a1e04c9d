import { axisAround, placeOn } from '@/components/ui/plots/axis'
import { number, readAddress } from '@/lib/address'
import { quantile } from '@/lib/core/quantile'
import { highestScore, type Round, type RoundGroup, roundGroups } from '@/lib/facts/immigration/express-entry'
import { monthNumber } from '@/lib/facts/immigration/visa-bulletin'
import type { Filter, SearchParams } from '@/lib/listing'
import type { Note, Series, Tick } from './time-chart'

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

/** Of fifty rounds one at each end may be beyond the axis, so that a few of other years do not flatten the rest. */
const farShare = 0.02

/**
 * The chart of some rounds: the lowest score of each by day, with a line for the visitor's own score. `beyond` are the rounds that are
 * written at the edge instead of drawn.
 */
export function roundsPicture(
  of: readonly Round[],
  score: number | null,
): { x: Tick[]; y: Tick[]; series: Series[]; notes: Note[]; beyond: Round[] } {
  const lines = of.map(({ line }) => line).toSorted((one, other) => one - other)
  const far = Math.floor(lines.length * farShare)
  const usual = [...lines.slice(far, lines.length - far), ...(score === null ? [] : [score])]
  const axis = axisAround(Math.min(...usual), Math.max(...usual))
  const months = of.map(({ date }) => monthNumber(date))
  const from = Math.floor(Math.min(...months) / 12) * 12
  const to = Math.ceil((Math.max(...months) + 1) / 12) * 12
  const xOf = (date: string) =>
    (monthNumber(date) + (Number(date.slice(8, 10)) - 1) / 31 - from) / (to - from)
  const isDrawn = ({ line }: Round) => axis.low <= line && line <= axis.high
  const beyond = of.filter((round) => !isDrawn(round))
  const own = score === null ? null : placeOn(axis, score)
  return {
    x: Array.from({ length: (to - from) / 12 }, (_, at) => ({
      at: (at * 12) / (to - from),
      label: String(from / 12 + at),
    })),
    y: [axis.low, ...axis.lines, axis.high].map((line) => ({ at: placeOn(axis, line), label: String(line) })),
    series: [
      {
        id: 'rounds',
        look: 'dots',
        points: of.filter(isDrawn).map(({ date, line }) => ({ x: xOf(date), y: placeOn(axis, line) })),
      },
      ...(own === null
        ? []
        : [
            {
              id: 'own',
              look: 'own' as const,
              points: [
                { x: 0, y: own },
                { x: 1, y: own },
              ],
            },
          ]),
    ],
    notes: [
      ...notesOf(
        beyond.filter(({ line }) => line > axis.high),
        { arrow: '↑', y: 1, xOf },
      ),
      ...notesOf(
        beyond.filter(({ line }) => line < axis.low),
        { arrow: '↓', y: 0, xOf },
      ),
    ],
    beyond,
  }
}

/** Rounds as near to each other as this share of the axis have one note, because their words would overlap. */
const near = 0.3

/** The rounds beyond one end of the axis: `↑ 808`, or `↑ 755–886（3 轮）` for several near each other. */
function notesOf(
  rounds: readonly Round[],
  { arrow, y, xOf }: { arrow: string; y: number; xOf: (date: string) => number },
): Note[] {
  const groups: Round[][] = []
  for (const round of rounds.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && xOf(round.date) - xOf(group[0].date) < near) group.push(round)
    else groups.push([round])
  }
  return groups.flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const lines = group.map(({ line }) => line)
    const [least, most] = [Math.min(...lines), Math.max(...lines)]
    const words = group.length === 1 ? String(most) : `${least}–${most}（${group.length} 轮）`
    return [{ x: xOf(first.date), y, label: `${arrow} ${words}`, side: 'beyond' as const }]
  })
}

/** The chart in a sentence: how many rounds of which lowest scores. */
export function roundsTitle(name: string, of: readonly Round[]): string {
  const lines = of.map(({ line }) => line).toSorted((one, other) => one - other)
  const days = of.map(({ date }) => date.slice(0, 7)).toSorted()
  if (of.length < 4) return `${name}：${days.join('、')} 一共 ${of.length} 轮，分数线 ${lines.join('、')}`
  return `${name}：${days[0]} 到 ${days.at(-1)} 的 ${of.length} 轮，中间一半的分数线在 ${Math.round(quantile(lines, 0.25))} 到 ${Math.round(quantile(lines, 0.75))} 之间`
}

/** The rounds that are not drawn, as a sentence; empty when all are. */
export function beyondWords(beyond: readonly Round[]): string {
  if (beyond.length === 0) return ''
  const rounds = beyond.map(({ date, line }) => `${date}（${line} 分）`).join('、')
  return `离得太远、只在边上写了分数的有 ${beyond.length} 轮：${rounds}。`
}
