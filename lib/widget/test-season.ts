import { testPopupFrom } from '@/lib/site'

/** China keeps one time all year, eight hours ahead of UTC. */
const shanghaiOffset = 8 * 60 * 60 * 1000

/** Whether the test popup may show: from 22 June to the end of each year, by the date in Shanghai (specification §2). */
export function isTestPopupSeason(now: Date): boolean {
  const there = new Date(now.getTime() + shanghaiOffset)
  const month = there.getUTCMonth() + 1
  if (month !== testPopupFrom.month) return month > testPopupFrom.month
  return there.getUTCDate() >= testPopupFrom.day
}
