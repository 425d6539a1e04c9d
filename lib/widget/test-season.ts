import { shanghaiDate } from '@/lib/core/time'
import { testPopupFrom } from '@/lib/site'

/** Whether the test popup may show: from 22 June to the end of each year, by the date in Shanghai (specification §2). */
export function isTestPopupSeason(now: Date): boolean {
  const [, month = 0, day = 0] = shanghaiDate(now).split('-').map(Number)
  return month > testPopupFrom.month || (month === testPopupFrom.month && day >= testPopupFrom.day)
}
