/** Layouts of the specification: besides the figures, a report contains only the layout. */
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

/** A visit's figures: in ms; CLS is a score. */
export type Vitals = { layout: LayoutName } & { [name in VitalName]?: number | undefined }

export const vitalsPath = '/apipc/v1/vitals'

/** The layout of a page's route segments, such as `['(site)', '(default)', 'chanel', 'us']`; null when it is none of ours. */
export function layoutOf(segments: readonly string[]): LayoutName | null {
  const groups = segments.filter((segment) => /^\(.+\)$/.test(segment)).map((group) => group.slice(1, -1))
  const name = segments[0] === 'm' ? 'mobile' : groups.at(-1)
  return layoutNames.find((known) => known === name) ?? null
}
