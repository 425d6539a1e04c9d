import type { z } from 'zod'
import type { ProgrammeId } from '@/lib/content/programmes/programmes'
import type { productDetailWireSchema } from '@/lib/contract/products'

type Detail = z.input<typeof productDetailWireSchema>

/** A study product as written; the text about the contract is the same for all. */
export type StudyInput = Omit<Extract<Detail, { kind: 'study' }>, 'kind' | 'contract'>

/** A programme as written: `facts` are ids of statements of the fact registry; entries that apply to every programme are added. */
export type ProgrammeInput = Omit<
  Extract<Detail, { kind: 'immigration' }>,
  'kind' | 'id' | 'region' | 'facts' | 'included' | 'excluded' | 'disclaimer' | 'status'
> & {
  /** Id in the programme registry, which has its state. */
  id: ProgrammeId
  /** What the sources cover, and what to look up first. */
  note: string
  facts: string[]
}
