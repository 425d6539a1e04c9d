import { z } from 'zod'
import { prose, sourceSchema } from './fields'

/** A statement about the world with where and when it was read; it is printed with both or not at all. */
export const sourcedFactSchema = z.object({
  label: prose,
  text: prose,
  /** Date or period as the source gives it, in words. */
  as_of: prose,
  source: sourceSchema,
  /** True when the source is undated or single: the page says so beside it. */
  check: z.boolean(),
})
