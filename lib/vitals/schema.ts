import { z } from 'zod'
import { layoutNames } from './layouts'

const milliseconds = z.number().min(0).max(120_000).optional()

/**
 * The report of a sampled visit: how fast pages of one layout became usable. No address, no query, no identifier, and no time of day; any
 * further field is refused.
 */
export const vitalsSchema = z.strictObject({
  layout: z.enum(layoutNames),
  LCP: milliseconds,
  INP: milliseconds,
  CLS: z.number().min(0).max(100).optional(),
  FCP: milliseconds,
  TTFB: milliseconds,
})
