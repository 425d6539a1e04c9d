import type { z } from 'zod'
import type { backgroundDetailWireSchema } from '@/lib/contract/background-programmes'

/** A programme as written; the category's name and the general list of what is never done are added. */
export type ProgrammeInput = Omit<z.input<typeof backgroundDetailWireSchema>, 'category_name'>
