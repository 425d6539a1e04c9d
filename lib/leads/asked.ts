import type { LeadFormKind } from './forms'
import { type Ask, type Question, type QuestionName, questions } from './questions'

const isQuestionName = (name: string): name is QuestionName => Object.hasOwn(questions, name)

/** Names of the questions, in the order of the table. */
export const questionNames: readonly QuestionName[] = Object.keys(questions).filter(isQuestionName)

export const questionOf = (name: QuestionName): Question => questions[name]

/** What each kind of form asks besides name, phone and code when the page does not choose the questions (specification §3). */
export const usualQuestions: Partial<Record<LeadFormKind, readonly QuestionName[]>> = {
  general: ['call_time'],
  immigration: ['sqxl', 'country', 'call_time'],
  language: ['apply_course', 'teach_methods', 'teach_mode', 'call_time'],
  plan: ['country', 'education', 'call_time'],
  callback: ['call_time'],
  assessment: ['country', 'education', 'call_time'],
  message: ['message'],
}

/** How a form asks a question; null where the page answers it and not the visitor. */
export function askOf(name: QuestionName, kind: LeadFormKind): (Ask & { label: string }) | null {
  const question = questionOf(name)
  const ask = question.askIn?.[kind] ?? question.ask
  return ask && { label: question.name, ...ask }
}

/** The questions that an author can choose for a form. A consent is none: forms add it where it is needed. */
export const askableNames: readonly QuestionName[] = questionNames.filter((name) => {
  const { ask } = questionOf(name)
  return ask !== null && ask.control !== 'check'
})

/** A record with one value for each question. */
export function forQuestions<T>(make: (question: Question) => T): Record<QuestionName, T> {
  const made: Partial<Record<QuestionName, T>> = {}
  for (const name of questionNames) made[name] = make(questionOf(name))
  if (!isWhole(made)) throw new TypeError('a question without its part')
  return made
}

const isWhole = <T>(made: Partial<Record<QuestionName, T>>): made is Record<QuestionName, T> =>
  questionNames.every((name) => name in made)
