import { withDays } from '@/lib/facts/admissions/deadline-text'
import { routeFact } from './route-facts'

/** A statement in an answer: `{{fact:uk-sw-salary}}`. */
const token = /\{\{fact:([\w-]+)\}\}/g

/**
 * The answer of a guide with its days and statements, each statement with its year and how it was read. So a figure of the largest line is
 * the one of the list below it.
 * @throws when no table has a statement
 */
export const guideAnswer = (answer: string): string =>
  withDays(answer.replace(token, (_, id: string) => withYear(routeFact(id))))

function withYear({ text, year, caution }: ReturnType<typeof routeFact>): string {
  const source = [year, caution].filter((part) => part !== null).join('，')
  const [, sentence = text, inBrackets] = /^(.*?)(?:（([^（）]*)）)?。?$/su.exec(text) ?? []
  return `${sentence}（${inBrackets === undefined ? '' : `${inBrackets}，`}${source}）。`
}
