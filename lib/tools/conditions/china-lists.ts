import type { ChinaPlacements } from '@/lib/api/programmes'
import type { ConditionInput } from './input'

type Placement = ChinaPlacements['list'][number]

/** `reached` and `short` rest on a number of the list; `listed` names no number; `unlisted` is on no line of it. */
type ChinaStanding = 'reached' | 'listed' | 'short' | 'unlisted'

/** How one UK university with a published list places a Chinese one. */
export type ChinaRow = {
  id: string
  name: string
  standing: ChinaStanding
  /** The list's own words; null where the institution is not on it. */
  tier: string | null
  /** Per cent asked for a degree that counts as an upper second; null where the list names none. */
  asked: number | null
  /** Per cent that are missing; 0 where nothing is, or nothing can be compared. */
  missing: number
  readOn: string
  url: string
}

/** Most master's ask for an upper second; its number stands first in each list's line. */
const upperSecond = /(?:2:1:|2\.1:) ?(?:Minimum )?(\d{2})(?:-\d{2})?%/
/** One list considers those below its lines one by one from here on. */
const considered = /^Applicants with (\d{2})% or higher/

/** Per cent that a line of a list asks for; null where it says it in other words or on another scale. */
export function askedAverage(score: string | null): number | null {
  const found = upperSecond.exec(score ?? '') ?? considered.exec(score ?? '')
  return found?.[1] === undefined ? null : Number(found[1])
}

const order: readonly ChinaStanding[] = ['reached', 'listed', 'short', 'unlisted']

/**
 * Every UK university with a list, held against an average: what is reached first, then what names no number, then what falls
 * short, the least first, then where the institution is not listed.
 */
export function chinaRows(
  { list, lists }: Pick<ChinaPlacements, 'list' | 'lists'>,
  grade: ConditionInput['grade'],
): ChinaRow[] {
  const own = grade?.system === 'percent' ? grade.value : null
  return lists
    .map(({ uk, uk_name, read_on, url }): ChinaRow => {
      // A school may stand twice, under an older name too: the line that asks for more promises less.
      const [placed] = list
        .filter((each) => each.uk === uk)
        .toSorted((a, b) => (askedAverage(b.score) ?? 0) - (askedAverage(a.score) ?? 0))
      return { id: uk, name: uk_name, readOn: read_on, url, ...standingOf(placed, own) }
    })
    .toSorted((a, b) => order.indexOf(a.standing) - order.indexOf(b.standing) || a.missing - b.missing)
}

function standingOf(
  placed: Placement | undefined,
  own: number | null,
): Pick<ChinaRow, 'standing' | 'tier' | 'asked' | 'missing'> {
  if (placed === undefined) return { standing: 'unlisted', tier: null, asked: null, missing: 0 }
  const { tier } = placed
  const asked = askedAverage(placed.score)
  if (asked === null || own === null) return { standing: 'listed', tier, asked, missing: 0 }
  const missing = Math.max(0, Math.round((asked - own) * 100) / 100)
  return { standing: missing === 0 ? 'reached' : 'short', tier, asked, missing }
}
