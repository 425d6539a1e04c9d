import type { z } from 'zod'
import type { sourcedFactSchema } from '@/lib/contract/facts'

export type SourcedFact = ReturnType<typeof toSourcedFact>

export const toSourcedFact = ({ label, text, as_of, source, check }: z.output<typeof sourcedFactSchema>) => ({
  label,
  text,
  asOf: as_of,
  source,
  needsCheck: check,
})
