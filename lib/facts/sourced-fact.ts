import type { z } from 'zod'
import type { sourcedFactSchema } from '@/lib/contract/facts'
import { statement } from '@/lib/facts/registry'

/**
 * A statement of the fact registry in the API's format.
 * @throws FactError when it is unknown or may not be printed
 */
export function factOf(id: string): z.input<typeof sourcedFactSchema> {
  const { label, text, asOf, source, check } = statement(id)
  return { label, text, as_of: asOf, source, check }
}
