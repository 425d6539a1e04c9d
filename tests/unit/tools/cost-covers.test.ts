import { describe, expect, it } from 'vitest'
import { listTuitionSpans } from '@/lib/api/tuition'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { estimateCost } from '@/lib/tools/cost/estimate'
import { nextEntry, readCost } from '@/lib/tools/cost/input'
import type { Level } from '@/lib/tools/cost/levels'
import { costRows } from '@/lib/tools/cost/rows'
import { costSpan, tuitionSpan } from '@/lib/tools/cost/span'
import { librarySchool } from '@/tests/support/chosen-school'
import { maybeNumber, table } from '@/tests/support/table'

const spans = await listTuitionSpans()
const today = '2026-11-26'

async function ofSchool(id: string, more: Record<string, string> = {}, day = today) {
  const chosen = await librarySchool(id, 'undergraduate')
  const { input } = readCost({ country: chosen.country, sid: id, years: '1', ...more }, chosen, day)
  const estimate = estimateCost(input, spans)
  return { estimate, line: (id: string) => estimate.lines.find((line) => line.id === id) }
}

it('the year of a price of entry is the next one from September', () => {
  expect(['2026-08-31', '2026-09-01'].map(nextEntry)).toEqual([2026, 2027])
})

describe("a school's own total", () => {
  // Dollars of the total, and of the insurance beside it. Without an increase the sum is the school's own.
  it.each(
    table(
      `
        us-arizona-state-university | 69906 | 69906 | –
        us-harvard-university | 95134 | 100134 | 4954
        us-university-of-illinois-urbana-champaign | 62146 | 72976 | –
      `,
      [String, Number, Number, maybeNumber],
    ),
  )('of %s goes before the sum of parts', async (id, low, high, insurance) => {
    const { line, estimate } = await ofSchool(id, { growth: '0', visa: '0' })
    const [tuition, living] = [line('tuition'), line('living')]
    const sum = (end: 'low' | 'high') =>
      (tuition?.years[0]?.local[end] ?? 0) + (living?.years[0]?.local[end] ?? 0)
    expect(Math.abs(sum('low') - low)).toBeLessThanOrEqual(1)
    expect(Math.abs(sum('high') - high)).toBeLessThanOrEqual(1)
    expect(living?.label).toBe('生活、住宿和必缴杂费')
    expect(living?.facts).toHaveLength(1)
    if (insurance === null) expect(line('insurance')?.state ?? 'missing').toBe('missing')
    else expect(line('insurance')?.total.local.low).toBe(insurance)
    expect(estimate.totals).not.toBeNull()
  })

  it('of an earlier year is compared with the tuition of that year', async () => {
    // 72,976 − 62,146 is the range of the total; the tuition of 2024–25 is carried to 2026–27 before it is subtracted.
    const { line } = await ofSchool('us-university-of-illinois-urbana-champaign')
    const [tuition, living] = [line('tuition'), line('living')]
    const tuition2026 = (tuition?.years[0]?.local.low ?? 0) / 1.04
    expect(Math.abs(tuition2026 + (living?.years[0]?.local.low ?? 0) - 62_146)).toBeLessThan(2)
  })

  it('is not used where the visitor typed a part or pays no rent', async () => {
    const changes: Record<string, string>[] = [{ own_living: '1000' }, { housing: 'home' }]
    for (const more of changes) {
      const { line } = await ofSchool('us-arizona-state-university', more)
      expect(line('living')?.label).not.toBe('生活、住宿和必缴杂费')
    }
  })
})

describe('a headline', () => {
  it.each(
    costCountries
      .list()
      .flatMap(({ value }) => ['undergraduate', 'master'].map((level) => [value, level] as const)),
  )('of %s, %s says that it is an estimate when prices were raised for it', (country, level) => {
    const rows = costRows(country, [level as Level], spans).filter(({ estimate }) => estimate.totals !== null)
    const raised = rows.flatMap(({ estimate: { lines } }) => lines.flatMap((line) => line.raised ?? []))
    const note = costSpan(country, level as Level, spans)?.condition ?? ''
    expect(/按 20\d\d 年估/.test(note)).toBe(raised.length > 0)
  })

  it('of a level without a sum is the middle half of the published prices with their year', () => {
    const half = tuitionSpan('us', 'master', spans)
    // The quartiles of 25,570 and 39,592 dollars at 6.7046 yuan.
    expect(half?.perYear).toBe('17.1–26.5 万元')
    expect(half?.condition).toBe('中间一半的学校，研究生全校平均，2022–23 学年')
    expect(tuitionSpan('my', 'master', spans)).toBeNull()
  })

  it('of a place where the known living costs are below the funds of the visa begins with the funds', () => {
    const rowOf = (city: string) =>
      estimateCost(readCost({ country: 'ca', city, years: '1' }, null, today).input, spans).totals?.all.yuan
    expect(rowOf('ca-toronto')?.low).toBe(rowOf('ca-other')?.low)
    expect(rowOf('ca-toronto')?.high).toBeGreaterThan(rowOf('ca-other')?.high ?? 0)
  })
})
