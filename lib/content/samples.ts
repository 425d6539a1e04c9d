import { env } from '@/lib/core/env'

/** The records a site may show: without the samples, unless it is told to show them. */
export const shownRecords = <T extends { sample: boolean }>(records: readonly T[]): T[] =>
  records.filter(({ sample }) => !sample || env().SHOW_SAMPLES)
