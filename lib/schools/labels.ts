import type { School, SchoolSummary } from '@/lib/api/schools'
import { grouped } from '@/lib/core/numbers'

export const controlLabels: Record<NonNullable<School['control']>, string> = {
  public: '公立',
  private_nonprofit: '私立，非营利',
  private_forprofit: '私立，营利',
}

export const degreeLevelLabels: Record<NonNullable<School['degreeLevel']>, string> = {
  '4-year': '四年制，授予学士及以上学位',
  '2-year': '两年制，以副学士学位和证书为主',
}

export const boardingLabels: Record<NonNullable<SchoolSummary['boarding']>, string> = {
  boarding: '寄宿',
  day: '走读',
  both: '寄宿与走读',
  private: '私立，是否寄宿未查到',
}

const sizeLabels: Record<string, string> = {
  '<1000': '不到 1,000 人',
  '1000-4999': '1,000–4,999 人',
  '5000-9999': '5,000–9,999 人',
  '10000-19999': '10,000–19,999 人',
  '20000+': '20,000 人及以上',
}

/** IPEDS size bands in words. */
export const sizeLabel = (band: string): string => sizeLabels[band] ?? band

/** A figure in US dollars, whole. */
export const dollars = (amount: number): string => `${grouped(amount)} 美元`

/** Printed when a figure has no source; never 0 and never blank. */
export const missing = '暂无数据'
