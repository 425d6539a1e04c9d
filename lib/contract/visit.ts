import { z } from 'zod'
import { channelName } from '@/lib/leads/channel'

const words = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[^\p{C}<>"'`\\]*$/u)
  .transform(channelName)

/**
 * A browser's report of one visit: where it came from and its first page. No identifier, no time, no address of the visitor; any further
 * field is refused.
 */
export const visitSchema = z.strictObject({
  source: words,
  campaign: words,
  page: z
    .string()
    .max(120)
    .regex(/^(\/[\p{L}\p{N}/._~%-]*|（不详）)$/u),
})
