import { countries } from '@/lib/content/countries'
import type { Filter } from '@/lib/listing'
import { libraryCountryNames } from '@/lib/schools/places'
import { isFirm, isOver } from './deadline-words'
import { type Deadline, deadlines, findDeadline } from './deadlines'

export const deadlineLevels: Readonly<Record<Deadline['level'], string>> = {
  undergraduate: '本科',
  master: '硕士',
  transfer: '转学',
}

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** Countries that have a registered day, in the order of the navigation. */
const datedCountries: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...countries.map(({ code, name }) => [code, name] as const),
    ...Object.entries(libraryCountryNames),
  ].filter(([code]) => deadlines.some(({ country }) => country === code)),
)

/** What the list is narrowed by; all of it is in the address. */
export const deadlineFilters: readonly Filter[] = [
  { kind: 'choice', name: 'country', label: '国家和地区', choices: choicesOf(datedCountries) },
  { kind: 'choice', name: 'level', label: '阶段', choices: choicesOf(deadlineLevels) },
  {
    kind: 'choice',
    name: 'status',
    label: '是否截止',
    choices: [
      { value: 'open', label: '还没截止' },
      { value: 'over', label: '已截止' },
    ],
  },
]

type DeadlineQuery = { country?: string; level?: string; status?: string }

/**
 * The registered days that fit: what is still open by day, those without a last day behind them, then what is over, the latest first.
 * @param today an ISO day in Shanghai
 */
export function listDeadlines({ country, level, status }: DeadlineQuery, today: string): Deadline[] {
  const shown = deadlines.filter(
    (deadline) =>
      (country === undefined || deadline.country === country) &&
      (level === undefined || deadline.level === level) &&
      (status === undefined || isOver(deadline, today) === (status === 'over')),
  )
  const over = shown.filter((deadline) => isOver(deadline, today))
  const open = shown.filter((deadline) => !isOver(deadline, today))
  return [
    ...open.toSorted((a, b) => compare(nextDay(a, today), nextDay(b, today))),
    ...over.toSorted((a, b) => compare(b.closes ?? '', a.closes ?? '')),
  ]
}

/** The day that is waited for: the last one, else the first where it is still to come. */
const nextDay = ({ opens, closes }: Deadline, today: string): string =>
  closes ?? (opens !== null && opens >= today ? opens : '9999-12-31')

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** How many days a calendar takes at once. */
export const shortlistLimit = 60

/** Whether a day may be put into a calendar: its source gives it with the year, no other says otherwise, and it is still to come. */
export const isRemindable = (deadline: Deadline, today: string): boolean =>
  isFirm(deadline) && !isOver(deadline, today)

/**
 * The days named by `ids` of an address, repeated or with commas, each once; unknown and uncertain ones are left out. A day that is over
 * stays, so that a calendar which asks again keeps it.
 */
export function readShortlist(ids: readonly string[]): Deadline[] {
  const wanted = new Set(ids.flatMap((text) => text.split(',')).map((id) => id.trim()))
  return [...wanted]
    .flatMap((id) => findDeadline(id) ?? [])
    .filter(isFirm)
    .slice(0, shortlistLimit)
}
