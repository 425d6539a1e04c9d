import { axisAround, placeOn } from '@/components/ui/plots/axis'
import { number, readAddress } from '@/lib/address'
import { highestScore, type Round, type RoundGroup, roundGroups } from '@/lib/facts/immigration/express-entry'
import { monthNumber } from '@/lib/facts/immigration/visa-bulletin'
import type { Filter, SearchParams } from '@/lib/listing'
import type { Note, Series, Tick } from './time-chart'

/** The department's page of all rounds. */
export const officialRounds =
  'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/mandate/policies-operational-instructions-agreements/ministerial-instructions/express-entry-rounds.html'

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

/** Of fifty rounds one at each end may be beyond the axis, so that a few of other years do not flatten the rest. */
const farShare = 0.02

/** The height of a note about what lies below the chart, so that it does not touch the years. */
const aboveAxis = 0.06

/** The widths of dots, and up to which share of the largest round each is for. */
const dotWidths = [
  { upTo: 0.25, width: 5 },
  { upTo: 0.5, width: 7 },
  { upTo: 0.75, width: 9 },
  { upTo: 1, width: 11 },
]

/**
 * The chart of some rounds, newest first: the lowest score of each by day, a larger dot for more invitations, with a line for the visitor's
 * own score. It begins in the year of the first round that is drawn.
 */
export function roundsPicture(
  of: readonly Round[],
  score: number | null,
): { x: Tick[]; y: Tick[]; series: Series[]; notes: Note[] } {
  const lines = of.map(({ line }) => line).toSorted((one, other) => one - other)
  const far = Math.floor(lines.length * farShare)
  const usual = [...lines.slice(far, lines.length - far), ...(score === null ? [] : [score])]
  const axis = axisAround(Math.min(...usual), Math.max(...usual))
  const isDrawn = ({ line }: Round) => axis.low <= line && line <= axis.high
  const drawn = of.filter(isDrawn)
  const beyond = of.filter((round) => !isDrawn(round))
  const months = drawn.map(({ date }) => monthNumber(date))
  const from = Math.floor(Math.min(...months) / 12) * 12
  const to = Math.ceil((Math.max(...of.map(({ date }) => monthNumber(date))) + 1) / 12) * 12
  const xOf = (date: string) =>
    (monthNumber(date) + (Number(date.slice(8, 10)) - 1) / 31 - from) / (to - from)
  const pointOf = ({ date, line }: Round) => ({ x: xOf(date), y: placeOn(axis, line) })
  const points = drawn.map(pointOf)
  const own = score === null ? null : placeOn(axis, score)
  const most = Math.max(...drawn.map(({ invitations }) => invitations))
  const bySize = Map.groupBy(drawn, ({ invitations }) =>
    dotWidths.find(({ upTo }) => invitations <= upTo * most),
  )
  const inSight = beyond.filter(({ date }) => xOf(date) >= 0)
  const [newest] = of
  return {
    x: Array.from({ length: (to - from) / 12 }, (_, at) => ({
      at: (at * 12) / (to - from),
      label: String(from / 12 + at),
    })),
    y: [axis.low, ...axis.lines, axis.high].map((line) => ({ at: placeOn(axis, line), label: String(line) })),
    series: [
      ...dotWidths.flatMap((size): Series[] => {
        const rounds = bySize.get(size) ?? []
        return rounds.length === 0
          ? []
          : [{ id: `up to ${size.upTo}`, look: 'dots', width: size.width, points: rounds.map(pointOf) }]
      }),
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
        inSight.filter(({ line }) => line > axis.high),
        { arrow: '↑', y: 1, xOf, points },
      ),
      ...notesOf(
        inSight.filter(({ line }) => line < axis.low),
        { arrow: '↓', y: aboveAxis, xOf, points },
      ),
      ...(newest === undefined || !isDrawn(newest)
        ? []
        : [
            {
              ...pointOf(newest),
              label: `最近 ${newest.line}`,
              side: 'above' as const,
              // Above the dots that its words are over on a phone.
              clear: Math.max(
                ...points.filter(({ x }) => x > pointOf(newest).x - wordsOfNewest).map(({ y }) => y),
              ),
              hasDot: true,
            },
          ]),
    ],
  }
}

const wordsOfNewest = 0.35

/** Rounds as near to each other as this share of the axis have one note, because their words would overlap. */
const near = 0.3

/** The words are on this share of the axes at most, when they are a single number. */
const wordsSize = { x: 0.12, y: 0.1 }

/** The rounds beyond one end of the axis: `↑ 808`, or `↑ 755–886（3 轮）` for several near each other, off the `points` that are drawn. */
function notesOf(
  rounds: readonly Round[],
  {
    arrow,
    y,
    xOf,
    points,
  }: {
    arrow: string
    y: number
    xOf: (date: string) => number
    points: readonly { x: number; y: number }[]
  },
): Note[] {
  const coveredFrom = (start: number) =>
    points.filter(
      (point) => point.x >= start && point.x <= start + wordsSize.x && Math.abs(point.y - y) < wordsSize.y,
    ).length
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
    const x = xOf(first.date)
    const isBefore = x > 0.5 || (x > wordsSize.x && coveredFrom(x) > coveredFrom(x - wordsSize.x))
    return [{ x, y, label: `${arrow} ${words}`, side: 'beyond' as const, isBefore }]
  })
}

/** Rounds of earlier years had other rules, so a sentence about all of them would be true of none. */
const recentYears = 2

/**
 * The lowest scores of the two years up to and including the newest round: 法语：近两年 379–540 分.
 * @param of newest first
 */
export function roundsTitle(name: string, of: readonly Round[]): string {
  const newest = of[0]?.date ?? ''
  const from = `${Number(newest.slice(0, 4)) - recentYears}${newest.slice(4)}`
  const lines = of.filter(({ date }) => date > from).map(({ line }) => line)
  return `${name}：近两年 ${[...new Set([Math.min(...lines), Math.max(...lines)])].join('–')} 分`
}
