import { env } from '@/lib/core/env'

/** The records that the site may show: without samples, unless `SHOW_SAMPLES` allows them. */
export const shownRecords = <T extends { sample: boolean }>(records: readonly T[]): T[] =>
  records.filter(({ sample }) => !sample || env().SHOW_SAMPLES)
