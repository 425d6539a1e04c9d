import type { z } from 'zod'
import type { ProgrammeId } from '@/lib/content/programmes/programmes'
import type { productDetailWireSchema } from '@/lib/contract/products'

type Detail = z.input<typeof productDetailWireSchema>

/** A study product as written; the contract's words are the same for all. */
export type StudyInput = Omit<Extract<Detail, { kind: 'study' }>, 'kind' | 'contract'>

/** A programme as written: `facts` are ids of statements of the fact registry; what holds for every programme is added. */
export type ProgrammeInput = Omit<
  Extract<Detail, { kind: 'immigration' }>,
  'kind' | 'id' | 'region' | 'facts' | 'included' | 'excluded' | 'disclaimer' | 'status'
> & {
  /** Id in the programme registry, which has its state. */
  id: ProgrammeId
  /** How far the sources reach and what to look up before anything else. */
  note: string
  facts: string[]
}
