/** Layouts of the specification: the only thing besides the figures that a report says. */
export const layoutNames = [
  'default',
  'no-form',
  'diy',
  'none',
  'special',
  'special-ym',
  'special-tuofu',
  'tuofu',
  'yuyan',
  'yy-linshi',
  'ruishi',
  'mobile',
] as const

export type LayoutName = (typeof layoutNames)[number]

type VitalName = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'

/** A visit's figures: ms, CLS a score. */
export type Vitals = { layout: LayoutName } & { [name in VitalName]?: number | undefined }

export const vitalsPath = '/apipc/v1/vitals'

/** The layout that a page's route segments name, such as `['(site)', '(default)', 'chanel', 'us']`; null for none of ours. */
export function layoutOf(segments: readonly string[]): LayoutName | null {
  const groups = segments.filter((segment) => /^\(.+\)$/.test(segment)).map((group) => group.slice(1, -1))
  const name = segments[0] === 'm' ? 'mobile' : groups.at(-1)
  return layoutNames.find((known) => known === name) ?? null
}
