import { orNull } from '@/lib/api/client'
import type { School } from '@/lib/api/schools'
import type { YearSum } from '@/lib/schools/tiles'
import { costHref } from '@/lib/tools/cost/href'
import { limitsOf } from '@/lib/tools/cost/limits'
import { wanRange } from '@/lib/tools/cost/words'
import { loadCost } from '../tools/cost/load-cost'

/**
 * The calculator's cost of a year at a school, and the address of the whole estimate; both null when the calculator
 * does not cover the country.
 */
export async function loadYearSum({
  id,
  level,
  country,
}: School): Promise<{ sum: YearSum; href: string | null }> {
  if (level !== 'university') return { sum: null, href: null }
  const studies = country === 'uk' || country === 'hk' || country === 'sg' ? 'master' : 'undergraduate'
  const data = await orNull(loadCost({ country, level: studies, sid: id, years: '1' }))
  if (data?.estimate == null || data.reading.input.country.value !== country) return { sum: null, href: null }
  const { input } = data.reading
  const { totals } = data.estimate
  if (input.school?.id !== id) return { sum: null, href: null }
  return {
    sum: totals && {
      value: `${wanRange(totals.all)} 万元`,
      note: [
        input.tier.label,
        studies === 'master' ? '硕士' : '本科',
        ...limitsOf({ input, estimate: data.estimate }),
      ].join('，'),
    },
    href: costHref(input),
  }
}
