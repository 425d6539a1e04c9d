import { cache } from 'react'
import { tuitionCalls } from '@/lib/contract/tuition'
import { sourceOf } from '@/lib/schools/value-sources'
import { yearText } from '@/lib/schools/value-text'
import { orEmpty } from './client'
import { everyPage } from './every-page'
import { fetchData } from './fetch'

/** Levels of which the library holds prices, by level of the tools. */
const tuitionLevels = { undergraduate: 'bachelor', master: 'master' } as const

export type TuitionLevel = keyof typeof tuitionLevels

export const hasTuition = (level: string): level is TuitionLevel => Object.hasOwn(tuitionLevels, level)

const nameOf = (source: string): string => sourceOf(source)?.name ?? source

/** Every published price of a school at a level: what holds for all of it first, then its programmes by title. */
export const listTuition = cache(async (school: string, level: TuitionLevel) => {
  const rows = await everyPage((paging) =>
    fetchData(tuitionCalls.tuition, { school, level: tuitionLevels[level], ...paging }),
  )
  return rows.map(({ school, school_name, level: _, kind, source, fee_year, checked, url, ...price }) => ({
    ...price,
    level,
    school: school_name,
    schoolId: school,
    feeYear: yearText(fee_year),
    checked: yearText(checked),
    readFrom: nameOf(source),
    url: url ?? `/yxk/${school}`,
    /** Our own reckoning out of many prices. */
    isMiddle: kind === 'middle',
  }))
})

/** What a school publishes as its price for international students: of one programme, or of all. */
export type SchoolFee = Awaited<ReturnType<typeof listTuition>>[number]

/** The first schools of a country with a price, the ranked ones first, and how many there are. */
export const listTuitionSchools = (country: string, level: TuitionLevel, limit: number) =>
  fetchData(tuitionCalls.schools, { country, level: tuitionLevels[level], limit })

/** What the prices of every country and level span; none where the host does not say. */
export const listTuitionSpans = cache(() =>
  orEmpty(
    fetchData(tuitionCalls.spans).then(({ list }) =>
      list.map(({ level, fee_years, sources, ...span }) => ({
        ...span,
        level: level === 'bachelor' ? ('undergraduate' as const) : ('master' as const),
        feeYears: fee_years.map(yearText),
        readFrom: sources.map(nameOf),
      })),
    ),
  ),
)

export type FeeSpan = Awaited<ReturnType<typeof listTuitionSpans>>[number]
