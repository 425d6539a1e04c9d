import type { z } from 'zod'
import type { tuitionPageSchema, tuitionSpansSchema } from '@/lib/contract/tuition'
import { sourceName } from './data-sources'
import { yearText } from './value-text'

/** Levels with prices in the library, by level of the tools. */
export const tuitionLevels = { undergraduate: 'bachelor', master: 'master' } as const

export type TuitionLevel = keyof typeof tuitionLevels

export const hasTuition = (level: string): level is TuitionLevel => Object.hasOwn(tuitionLevels, level)

/** A school's published price for international students: of one programme, or of all. */
export type SchoolFee = ReturnType<typeof toSchoolFee>

export function toSchoolFee(
  {
    school,
    school_name,
    kind,
    source,
    fee_year,
    price_year,
    price_since,
    checked,
    url,
    ...price
  }: z.output<typeof tuitionPageSchema>['list'][number],
  level: TuitionLevel,
) {
  return {
    ...price,
    level,
    school: school_name,
    schoolId: school,
    feeYear: yearText(fee_year),
    priceYear: price_year,
    priceSince: price_since,
    checked: yearText(checked),
    readFrom: sourceName(source),
    url: url ?? `/yxk/${school}`,
    /** Computed by us from many prices. */
    isMiddle: kind === 'middle',
  }
}

/** The range of prices of a country and level. */
export type FeeSpan = ReturnType<typeof toFeeSpan>

export const toFeeSpan = ({
  level,
  fee_years,
  price_year,
  price_years,
  sources,
  ...span
}: z.output<typeof tuitionSpansSchema>['list'][number]) => ({
  ...span,
  level: level === 'bachelor' ? ('undergraduate' as const) : ('master' as const),
  priceYear: price_year,
  priceYears: price_years,
  feeYears: fee_years.map(yearText),
  readFrom: sources.map(sourceName),
})

/** One school's published living costs including housing, per year. */
export type SchoolLiving = {
  school: string
  name: string
  low: number
  high: number
  /** Years of the figures. */
  years: string
  readFrom: string
  url: string
  note: string
  /** Health insurance: included in the amount, or an additional amount per year; null when the school does not say. */
  insurance: 'included' | number | null
}
