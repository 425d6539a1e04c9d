const day = 86_400_000
const shanghaiOffset = 8 * 3_600_000

/** The date in Asia/Shanghai, as `2026-01-31`. */
export function shanghaiDate(now: Date): string {
  return new Date(now.getTime() + shanghaiOffset).toISOString().slice(0, 10)
}

/** Where a campaign sends its visitors once it has ended; null while it runs or when it has no end. */
export function retiredTo(
  campaign: { retireAfter?: string | undefined; redirectTo?: string | undefined },
  now: Date,
): string | null {
  const { retireAfter, redirectTo } = campaign
  if (retireAfter === undefined || redirectTo === undefined) return null
  return shanghaiDate(now) > retireAfter ? redirectTo : null
}

/** Whether a programme's status was read so long ago (half a year) that the reader must be told. */
export function isStale(checked: string, now: Date): boolean {
  return Date.parse(shanghaiDate(now)) - Date.parse(checked) > 183 * day
}
