import type { Tariff } from '@/lib/api/programmes'
import { detailPath } from '@/lib/routing/paths'
import type { FieldFamily } from './input'
import { bandsBy, type GapBand } from './school-gaps'

/** Subjects that represent a field of study, by code: those for which most universities publish data. */
export const tariffSubjects: Readonly<Record<FieldFamily, Readonly<Record<string, string>>>> = {
  business: { 'CAH17-01-02': '商务', 'CAH15-02-01': '经济' },
  engineering: { 'CAH11-01-01': '计算机', 'CAH10-01-08': '电子电气', 'CAH10-01-02': '机械' },
  science: { 'CAH09-01-01': '数学', 'CAH07-01-01': '物理', 'CAH03-01-02': '生物' },
  humanities: { 'CAH16-01-01': '法律', 'CAH15-01-02': '社会学', 'CAH20-01-01': '历史' },
  art: { 'CAH25-01-03': '设计', 'CAH25-02-02': '音乐' },
  health: { 'CAH02-04': '护理', 'CAH04-01-01': '心理学' },
  education: { 'CAH22-01-01': '教育', 'CAH24-01-05': '传媒' },
}

/** Bands are 16 points wide, except the lowest, which is 1 to 47; the highest has no end. */
const endOf = (from: number): number => (from < 48 ? 47 : from + 15)
const lastBand = 240

/** The points of the middle half of the first-year students, from the bands that contain its ends. */
export function middleHalf(bands: Tariff['bands']): { low: number; high: number | null } {
  const sorted = bands.toSorted((a, b) => a.from - b.from)
  // The shares are rounded, so they need not add up to a hundred.
  const all = sorted.reduce((sum, { percent }) => sum + percent, 0)
  const bandAt = (share: number): number => {
    let passed = 0
    for (const { from, percent } of sorted) {
      passed += percent
      if (passed >= all * share) return from
    }
    return sorted.at(-1)?.from ?? 0
  }
  const high = bandAt(0.75)
  return { low: bandAt(0.25), high: high >= lastBand ? null : endOf(high) }
}

/**
 * UK universities by range of the ranking, with the gap to each. A quarter of the first-year students are below the middle half: it is no
 * threshold.
 */
export function tariffBands(
  tariffs: readonly Tariff[],
  names: Readonly<Record<string, string>>,
  points: number,
): GapBand[] {
  const schools = [...Map.groupBy(tariffs, ({ school }) => school)].flatMap(([id, subjects]) => {
    const [first] = subjects
    if (first === undefined || first.rank_num === null) return []
    return [{ id, name: first.name, href: detailPath.school(id), rank: first.rank_num, subjects }]
  })
  return bandsBy(schools, ({ subjects, ...school }) => {
    const compared = subjects.map(({ code, title, bands, year }) => {
      const { low, high } = middleHalf(bands)
      const half = `${names[code] ?? title}新生的中间一半 ${high === null ? `${low} 以上` : `${low}–${high}`}（${year}）`
      const missing = Math.max(0, low - points)
      return { missing, brief: missing === 0 ? half : `${half}，还差 ${missing} 分` }
    })
    return {
      school,
      size: Math.min(...compared.map(({ missing }) => missing)),
      briefs: compared.map(({ brief }) => brief),
    }
  })
}
