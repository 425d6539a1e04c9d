import { z } from 'zod'
import type { SchoolValueKey } from '@/lib/schools/values'
import table from '../data/exams.json' with { type: 'json' }
import type { Country } from './asked'

const pattern = z.string().transform((text) => new RegExp(text, 'i'))
const words = z.string().optional()

/** One exam: how its mark is written in a question, and the published values with which it is compared. */
const examSchema = z.object({
  /** Before the mark in a title. */
  title: z.string(),
  /** Its word for a subject, where that is not the title. */
  matter: words,
  /** The first group is the mark. */
  written: pattern,
  /** What the question says besides, where the values depend on it. */
  beside: pattern.optional(),
  /** The lowest mark that a school asks for; missing when none is held. */
  key: z.custom<SchoolValueKey>().optional(),
  /** The filter of the list of universities by the same value; missing when too few schools have it. */
  filter: z.enum(['ielts', 'sat', 'ib', 'alevel', 'average', 'average_other']).optional(),
  /** The qualification of a school's rows of requirements. */
  qualification: z.enum(['ib', 'alevel']).optional(),
  /** The one country whose schools have such values. */
  only: z.custom<Country>().optional(),
  /** What reaching the mark does not say. */
  caution: words,
  /** What the published number is, where it is no line. */
  line: words,
})

export type Exam = z.output<typeof examSchema>

/** The first that a question fits counts. */
export const exams = z.array(examSchema).parse(table)
