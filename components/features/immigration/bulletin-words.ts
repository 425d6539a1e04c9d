import { z } from 'zod'
import { axisAround, placeOn } from '@/components/ui/plots/axis'
import { field, readAddress } from '@/lib/address'
import {
  type BulletinCategory,
  type BulletinMonth,
  type Cutoff,
  monthNumber,
} from '@/lib/facts/immigration/visa-bulletin'
import type { Filter, SearchParams } from '@/lib/listing'
import type { Note, Series, Tick } from './time-chart'

/** Names of the categories, in the order in which people ask about them. */
export const categoryNames: Record<BulletinCategory, string> = {
  'EB-1': 'EB-1（含杰出人才 EB-1A）',
  'EB-2': 'EB-2（含国家利益豁免 NIW）',
  'EB-3': 'EB-3 技术与专业人员',
  'EB-3 Other Workers': 'EB-3 其他劳工',
  'EB-5 Unreserved': 'EB-5 非预留',
  'EB-5 Rural': 'EB-5 乡村预留',
  'EB-5 High Unemployment': 'EB-5 高失业区预留',
  'EB-5 Infrastructure': 'EB-5 基建预留',
  'EB-5 Regional Center (before 2022)': 'EB-5 区域中心（2022 年改革前）',
  'EB-5 Non-Regional Center (before 2022)': 'EB-5 直投（2022 年改革前）',
}

/** Investors of before the reform of 2022 filed the older petition. */
const withOldPetition: ReadonlySet<BulletinCategory> = new Set([
  'EB-5 Unreserved',
  'EB-5 Regional Center (before 2022)',
  'EB-5 Non-Regional Center (before 2022)',
])

/** The petition that comes before a number is of use, as people name it. */
export const petitionOf = (category: BulletinCategory): string =>
  !category.startsWith('EB-5') ? 'I-140' : withOldPetition.has(category) ? 'I-526 或 I-526E' : 'I-526E'

export const usualCategory: BulletinCategory = 'EB-2'

export const categoryChoices = Object.entries(categoryNames).map(([value, label]) => ({ value, label }))

export const bulletinFilters: readonly Filter[] = [
  { kind: 'choice', name: 'category', label: '类别', choices: categoryChoices },
]

export const isCategory = (value: string | undefined): value is BulletinCategory =>
  value !== undefined && Object.hasOwn(categoryNames, value)

/** The typed day, or the reason why it is not valid. */
export function readFiled(
  params: SearchParams,
  newest: string,
): { day: string | null; problem: string | null } {
  const { values, errors } = readAddress({ filed: filedUntil(newest) }, params)
  return { day: values.filed ?? null, problem: errors.filed ?? null }
}

/** A day of the bulletins, the last one in the newest month. */
const filedUntil = (newest: string) =>
  field<string>((day, refuse) => {
    if (!z.iso.date().safeParse(day).success) return refuse('优先日要写成 2021-03-15 的形式')
    if (day < '2000-01-01') return refuse('表里没有这么早的优先日')
    if (day.slice(0, 7) > newest) return refuse(`手上的公告只到 ${newest}，这一天在它之后`)
    return day
  })

export function cutoffWords(cutoff: Cutoff): string {
  if (cutoff.kind === 'current') return '无排期（C）'
  return cutoff.kind === 'unavailable' ? '不可用（U）' : cutoff.day
}

/** `3 年 2 个月`, `5 个月`, `不到 1 个月`. */
export function spanWords(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (months === 0) return '不到 1 个月'
  return [years > 0 && `${years} 年`, rest > 0 && `${rest} 个月`].filter(Boolean).join(' ')
}

export function waitedWords({ a, waited }: BulletinMonth): string {
  if (waited === null) return '—'
  return a.kind === 'current' ? '不排队' : spanWords(waited)
}

/** Months that those whom a month's chart reaches have waited: 0 without a queue, null when no number is available. */
const waitOf = (cutoff: Cutoff, month: string): number | null => {
  if (cutoff.kind === 'unavailable') return null
  return cutoff.kind === 'current' ? 0 : Math.max(0, monthNumber(month) - monthNumber(cutoff.day))
}

/** The newest month of a queue: EB-2：2026-10 轮到的人，已经等了 5 年. */
export function queueTitle(name: string, { month, a, waited }: BulletinMonth): string {
  const says =
    a.kind === 'day' && waited !== null ? `轮到的人，已经等了 ${spanWords(waited)}` : cutoffWords(a)
  return `${name.split('（')[0]}：${month} ${says}`
}

/**
 * The chart of a category: how long those had waited whose turn it was, month by month. The line of a priority date rises by a month
 * each month: where it is above the queue, it was its turn.
 */
export function queuePicture(
  months: readonly BulletinMonth[],
  filed: string | null,
): { x: Tick[]; y: Tick[]; series: Series[]; notes: Note[] } {
  const numbers = months.map(({ month }) => monthNumber(month))
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  const waits = months.flatMap(({ a, b, month }) => [waitOf(a, month) ?? 0, waitOf(b, month) ?? 0])
  const axis = axisAround(0, Math.max(12, ...waits) / 12)
  const xOf = (at: number) => (at - first) / Math.max(1, last - first)
  const pointOf = (at: number, wait: number) => ({ x: xOf(at), y: placeOn(axis, wait / 12) })
  const line = (chart: 'a' | 'b') =>
    months.map((month) => {
      const wait = waitOf(month[chart], month.month)
      return wait === null ? null : pointOf(monthNumber(month.month), wait)
    })
  const since = filed === null ? null : monthNumber(filed)
  const own = since === null ? [] : [Math.max(first, since), Math.min(last, since + axis.high * 12)]
  const [from, to] = own
  return {
    x: yearsBetween(first, last).map((at) => ({ at: xOf(at), label: String(at / 12) })),
    y: [axis.low, ...axis.lines, axis.high].map((years) => ({
      at: placeOn(axis, years),
      label: years === 0 ? '不等' : `${years} 年`,
    })),
    series: [
      { id: 'b', look: 'second', points: line('b') },
      { id: 'a', look: 'main', points: line('a'), isFilled: true },
      ...(since === null || from === undefined || to === undefined || from > to
        ? []
        : [
            {
              id: 'own',
              look: 'own' as const,
              points: [pointOf(from, from - since), pointOf(to, to - since)],
            },
          ]),
    ],
    notes: newestNotes(months, pointOf),
  }
}

/** The part of the axis that the words of the newest month take on a phone. */
const widthOfWords = 0.42

/**
 * The newest month of both charts, written above and below what the lines do before their ends; once where they are
 * equal.
 */
function newestNotes(
  months: readonly BulletinMonth[],
  pointOf: (at: number, wait: number) => { x: number; y: number },
): Note[] {
  const newest = months.at(-1)
  if (newest === undefined) return []
  const at = monthNumber(newest.month)
  const heights = months.flatMap(({ a, b, month }) =>
    [a, b].flatMap((cutoff) => {
      const wait = waitOf(cutoff, month)
      const point = wait === null ? null : pointOf(monthNumber(month), wait)
      return point !== null && point.x >= pointOf(at, 0).x - widthOfWords ? point.y : []
    }),
  )
  const [above, below] = [Math.max(...heights), Math.min(...heights)]
  const [a, b] = [waitOf(newest.a, newest.month), waitOf(newest.b, newest.month)]
  const words = (wait: number) => (wait === 0 ? '不排队' : spanWords(wait))
  if (a !== null && a === b)
    return [{ ...pointOf(at, a), label: `表 A、表 B ${words(a)}`, side: 'above', clear: above, hasDot: true }]
  return [
    ...(a === null
      ? []
      : [
          {
            ...pointOf(at, a),
            label: `表 A ${words(a)}`,
            side: 'above' as const,
            clear: above,
            hasDot: true,
          },
        ]),
    ...(b === null
      ? []
      : [{ ...pointOf(at, b), label: `表 B ${words(b)}`, side: 'below' as const, clear: below }]),
  ]
}

const yearsBetween = (from: number, to: number): number[] => {
  const start = Math.ceil(from / 12) * 12
  return Array.from({ length: Math.floor((to - start) / 12) + 1 }, (_, at) => start + at * 12)
}
