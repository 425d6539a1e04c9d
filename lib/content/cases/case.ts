import type { z } from 'zod'
import type { caseWireSchema } from '@/lib/contract/cases'

/** A sample application as written; that it is a sample is added for all of them. */
export type CaseInput = Omit<Extract<z.input<typeof caseWireSchema>, { sample: true }>, 'sample' | 'evidence'>
