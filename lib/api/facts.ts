import { z } from 'zod'

/** A statement about the world with where and when it was read; it is printed with both or not at all. */
export const sourcedFactSchema = z.object({
  label: z.string().min(1),
  text: z.string().min(1),
  /** Date or period as the source gives it, in words. */
  as_of: z.string().min(1),
  source: z.object({ name: z.string().min(1), url: z.url({ protocol: /^https?$/ }) }),
  /** True when the source is undated or single: the page says so beside it. */
  check: z.boolean(),
})

export type SourcedFact = {
  label: string
  text: string
  asOf: string
  source: { name: string; url: string }
  needsCheck: boolean
}

export function toSourcedFact({ label, text, as_of, source, check }: z.output<typeof sourcedFactSchema>) {
  return { label, text, asOf: as_of, source, needsCheck: check } satisfies SourcedFact
}
