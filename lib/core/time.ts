/** China has no summer time: eight hours ahead of UTC all year. */
const shanghaiOffset = 8 * 3_600_000

const local = (at: Date) => new Date(at.getTime() + shanghaiOffset).toISOString()

/** The date in Asia/Shanghai, as `2026-01-31`. */
export const shanghaiDate = (at: Date): string => local(at).slice(0, 10)

/** The time of day in Asia/Shanghai, as `09:30`. */
export const shanghaiTime = (at: Date): string => local(at).slice(11, 16)
