import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import { tableFolder } from './deadlines'

const columns = z.object({ id: cell.text, applications: cell.integer, offers: cell.integer })

/** Applications and offers for first degrees of one cycle, from all applicants, those of Britain included. */
type OfferRate = z.output<typeof columns>

/** The cycle of the table, and who published it. */
export const offerCycle = 2025
export const offerSource = {
  name: 'UCAS 2025 年申请季结束时的院校数据',
  url: 'https://www.ucas.com/data-and-analysis',
}

const rates = new Map(
  readColumns('uk_offer_rates.csv', columns, tableFolder).map(({ values }) => [values.id, values]),
)

/** Null for a university outside the table, which has the 32 that were read. */
export const offerRateOf = (id: string): OfferRate | null => rates.get(id) ?? null
