import { cityNames } from '@/lib/collections/kinds/branch-seat'
import type { QuestionName } from '@/lib/leads/questions'

/** An answer in readable form: the city of a branch instead of the code that its page sends. */
export const answerText = (name: QuestionName, value: string): string =>
  name === 'branch' ? (cityNames().get(value) ?? value) : value
