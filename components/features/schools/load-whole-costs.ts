import { cache } from 'react'
import { orNull } from '@/lib/api/client'
import type { School } from '@/lib/api/schools'
import { costHref } from '@/lib/tools/cost/href'
import { scopeWords, wanRange } from '@/lib/tools/cost/words'
import { loadCost } from '../tools/cost/load-cost'

const levels = ['undergraduate', 'master'] as const

/** The calculator's cost of a whole course: the sum, what it is of, and the address of the estimate. */
type WholeCost = { value: string; notes: readonly string[]; href: string }

export type WholeCosts = Readonly<Record<(typeof levels)[number], WholeCost | null>>

/** The whole cost of each degree at a school; null where the calculator has no sum. */
export async function loadWholeCosts({ id, level, country }: School): Promise<WholeCosts> {
  const [undergraduate = null, master = null] =
    level === 'university' ? await Promise.all(levels.map((degree) => wholeCostOf(id, country, degree))) : []
  return { undergraduate, master }
}

/** Cached because metadata and page load the same comparison. */
const wholeCostOf = cache(
  async (id: string, country: string, level: (typeof levels)[number]): Promise<WholeCost | null> => {
    const data = await orNull(loadCost({ country, level, sid: id }))
    if (data?.estimate == null || data.reading.input.school?.id !== id) return null
    const { input } = data.reading
    const { totals } = data.estimate
    // Without tuition or living costs a sum would look like that of the whole.
    if (totals === null) return null
    return {
      value: `${wanRange(totals.all)} 万元`,
      notes: [input.tier.label, `${input.years} 年`, ...scopeWords(input, data.estimate)].flatMap((words) =>
        words.split('，'),
      ),
      href: costHref(input),
    }
  },
)
