import { countryNames } from '@/lib/collections/kinds/country'
import { choiceFilter, type Filter } from '@/lib/listing'
import { libraryCountryNames } from '@/lib/schools/places'
import { expectedOf, isFirm, isOver } from './deadline-words'
import { type Deadline, deadlines, findDeadline } from './deadlines'

export const deadlineLevels: Readonly<Record<Deadline['level'], string>> = {
  undergraduate: '本科',
  master: '硕士',
  transfer: '转学',
  doctor: '博士',
}

/** Countries with a registered date, in the order of the navigation. */
const datedCountries = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...countryNames(), ...libraryCountryNames() }).filter(([code]) =>
      deadlines.some(({ country }) => country === code),
    ),
  )

/** The filters of the list; all of them are in the address. */
export const deadlineFilters = (): Filter[] => [
  choiceFilter('country', '国家和地区', datedCountries()),
  choiceFilter('level', '阶段', deadlineLevels),
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
 * The matching registered dates in one order, so that a week has all of its dates: open ones by their published day, of one day the firm ones first, by the
 * moment at which each ends, after them those without a last day, then past ones that come again, by the day about which they should, then the others, the latest first.
 */
export function listDeadlines({ country, level, status }: DeadlineQuery, now: Date): Deadline[] {
  const shown = deadlines.filter(
    (deadline) =>
      (country === undefined || deadline.country === country) &&
      (level === undefined || deadline.level === level) &&
      (status === undefined || isOver(deadline, now) === (status === 'over')),
  )
  const [open, over] = [
    shown.filter((deadline) => !isOver(deadline, now)),
    shown.filter((deadline) => isOver(deadline, now)),
  ]
  const again = new Map(over.map((row) => [row, dayOf({ closes: expectedOf(row, now) })]))
  return [
    ...open.toSorted(
      (a, b) => byDay(a, b) || Number(isFirm(b)) - Number(isFirm(a)) || momentOf(a) - momentOf(b),
    ),
    ...over.toSorted((a, b) => (again.get(a) ?? 0) - (again.get(b) ?? 0) || byDay(b, a)),
  ]
}

const dayOf = ({ closes }: Pick<Deadline, 'closes'>): number => Date.parse(closes ?? '9999-12-31')

const byDay = (a: Deadline, b: Deadline) => dayOf(a) - dayOf(b)

const momentOf = ({ ending }: Deadline) => ending?.by ?? 0

/** Most dates in one calendar file. */
const shortlistLimit = 60

/** Whether a calendar may contain the date: its source gives it with the year, no other source contradicts it, and it is in the future. */
export const isRemindable = (deadline: Deadline, now: Date): boolean =>
  isFirm(deadline) && !isOver(deadline, now)

/**
 * The dates in the `ids` of an address, repeated or separated by commas, each once; unknown and uncertain ones are left out. Past dates
 * are included, so that a subscribed calendar keeps them.
 */
export function readShortlist(ids: readonly string[]): Deadline[] {
  const wanted = new Set(ids.flatMap((text) => text.split(',')).map((id) => id.trim()))
  return [...wanted]
    .flatMap((id) => findDeadline(id) ?? [])
    .filter(isFirm)
    .slice(0, shortlistLimit)
}
