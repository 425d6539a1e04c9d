import { z } from 'zod'
import { prose, sourceSchema } from './fields'

/** A statement about the world with its source and date; always printed with both. */
export const sourcedFactSchema = z.object({
  label: prose,
  text: prose,
  /** Date or period as the source gives it, as a text. */
  as_of: prose,
  source: sourceSchema,
  /** True when the source is undated or there is only one: the page prints a note about it. */
  check: z.boolean(),
})
