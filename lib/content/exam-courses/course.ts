import type { z } from 'zod'
import type { examCourseDetailWireSchema } from '@/lib/contract/exam-courses'
import type { teachMethodOptions } from '@/lib/leads/options'

type Wire = z.input<typeof examCourseDetailWireSchema>

/**
 * A course as written: `facts` are ids of statements of the fact registry, `method` is a value of the form's option list. Entries that
 * apply to every course are added to `included` and `excluded`.
 */
export type CourseInput = Omit<Wire, 'facts' | 'forms' | 'teach_methods'> & {
  facts: string[]
  forms: { method: (typeof teachMethodOptions)[number]['value']; text: string }[]
}
