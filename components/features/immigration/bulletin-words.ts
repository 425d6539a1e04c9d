import { z } from 'zod'
import { field, readAddress } from '@/lib/address'
import { shanghaiDate } from '@/lib/core/time'
import {
  type BulletinCategory,
  type BulletinMonth,
  bulletinsSince,
  type Cutoff,
  monthNumber,
} from '@/lib/facts/immigration/visa-bulletin'
import type { Filter, SearchParams } from '@/lib/listing'
import type { Series, Tick } from './time-chart'

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

export const bulletinFilters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'category',
    label: '类别',
    choices: Object.entries(categoryNames).map(([value, label]) => ({ value, label })),
  },
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

/** How many months a bulletin is behind: `（之后的公告还没有收，少 2 期，请看官方公告）`; empty for the newest one. */
export function missedWords(newest: string): string {
  const missed = bulletinsSince(newest, shanghaiDate(new Date()))
  return missed === 0 ? '' : `（之后的公告还没有收，少 ${missed} 期，请看官方公告）`
}

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

/** The chart of a category: cut-off dates by month, compared with the line on which there is no waiting time. */
export function bulletinPicture(
  months: readonly BulletinMonth[],
  filed: string | null,
): {
  x: Tick[]
  y: Tick[]
  series: Series[]
} {
  const numbers = months.map(({ month }) => monthNumber(month))
  const first = Math.min(...numbers)
  const last = Math.max(...numbers)
  const days = months
    .flatMap(({ a, b }) => [a, b])
    .flatMap((cutoff) => (cutoff.kind === 'day' ? [cutoff.day] : []))
  const lowest = Math.min(first, ...days.map(monthNumber), filed === null ? first : monthNumber(filed))
  const floor = Math.floor(lowest / 12) * 12
  const top = Math.ceil((last + 1) / 12) * 12
  const xOf = (month: string) => (monthNumber(month) - first) / Math.max(1, last - first)
  const yOf = (at: number) => (at - floor) / (top - floor)
  const dayOf = (day: string) => monthNumber(day) + (Number(day.slice(8, 10)) - 1) / 31
  const line = (chart: 'a' | 'b') =>
    withGaps(months).map((month) => {
      const cutoff = month?.[chart]
      if (month === null || cutoff === undefined || cutoff.kind === 'unavailable') return null
      const at = cutoff.kind === 'current' ? monthNumber(month.month) : dayOf(cutoff.day)
      return { x: xOf(month.month), y: yOf(at) }
    })
  const step = top - floor > 10 * 12 ? 24 : 12
  return {
    x: yearsBetween(first, last, 12).map((at) => ({
      at: (at - first) / Math.max(1, last - first),
      label: String(at / 12),
    })),
    y: yearsBetween(floor, top, step).map((at) => ({ at: yOf(at), label: String(at / 12) })),
    series: [
      {
        id: 'now',
        look: 'rule',
        points: [
          { x: 0, y: yOf(first) },
          { x: 1, y: yOf(last) },
        ],
      },
      { id: 'b', look: 'second', points: line('b') },
      { id: 'a', look: 'main', points: line('a') },
      ...(filed === null
        ? []
        : [
            {
              id: 'own',
              look: 'own' as const,
              points: [
                { x: 0, y: yOf(dayOf(filed)) },
                { x: 1, y: yOf(dayOf(filed)) },
              ],
            },
          ]),
    ],
  }
}

/** The months with null for each missing one, so that no line crosses the gap. */
function withGaps(months: readonly BulletinMonth[]): (BulletinMonth | null)[] {
  return months.flatMap((month, at) => {
    const before = months[at - 1]
    const follows = before === undefined || monthNumber(month.month) - monthNumber(before.month) === 1
    return follows ? [month] : [null, month]
  })
}

const yearsBetween = (from: number, to: number, step: number): number[] => {
  const start = Math.ceil(from / 12) * 12
  return Array.from({ length: Math.floor((to - start) / step) + 1 }, (_, at) => start + at * step)
}
