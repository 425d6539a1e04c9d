import { dayInText } from './deadline-words'
import { type Deadline, findDeadline } from './deadlines'
import { findSitting, sittingInText } from './test-sittings'

/**
 * A registered date in copy: `{{ucas.main}}` is its closing day, `{{ucas.main:opens}}` its opening day, `{{sat.2026-12}}` a sitting of a
 * test.
 */
const token = /\{\{([a-z][a-z0-9-]*\.[a-z0-9-]+)(?::(opens))?\}\}/g

/** Copy with its tokens replaced by registered dates; tokens of other registers stay unchanged. */
export function withDays(text: string, now = new Date()): string {
  return text.replace(token, (whole, id: string, opens?: string) => {
    const deadline = findDeadline(id)
    if (deadline !== null) return dayInText(deadline, opens === undefined ? 'closes' : 'opens', now) ?? whole
    const sitting = findSitting(id)
    return sitting === null ? whole : sittingInText(sitting, now)
  })
}

/** Every registered date in the copy, in its order. */
export const daysIn = (text: string): Deadline[] =>
  [...text.matchAll(token)].flatMap(([, id = '']) => findDeadline(id) ?? [])
