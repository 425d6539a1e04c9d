import type { SchoolSummary } from '@/lib/api/schools'

export const boardingLabels: Record<NonNullable<SchoolSummary['boarding']>, string> = {
  boarding: '寄宿',
  day: '走读',
  both: '寄宿与走读',
  private: '私立，是否寄宿请问学校',
}

/** Printed when a figure has no source; never 0 and never blank. */
export const missing = '暂无数据'
