import { cache } from 'react'
import { tuitionOperations } from '@/lib/contract/tuition'
import { type TuitionLevel, toFeeSpan, toSchoolFee, tuitionLevels } from '@/lib/schools/tuition'
import { orEmpty } from './client'
import { everyPage } from './every-page'
import { fetchData } from './fetch'

/** Every published price of a school at a level: those of the whole school first, then its programmes by title. */
export const listTuition = cache(async (school: string, level: TuitionLevel) => {
  const rows = await everyPage((paging) =>
    fetchData(tuitionOperations.tuition, { school, level: tuitionLevels[level], ...paging }),
  )
  return rows.map((row) => toSchoolFee(row, level))
})

/** The first schools of a country with a price, the ranked ones first, and their total number. */
export const listTuitionSchools = (country: string, level: TuitionLevel, limit: number) =>
  fetchData(tuitionOperations.schools, { country, level: tuitionLevels[level], limit })

/** Ranges of prices for every country and level; empty when the host has none. */
export const listTuitionSpans = cache(() =>
  orEmpty(fetchData(tuitionOperations.spans).then(({ list }) => list.map(toFeeSpan))),
)
