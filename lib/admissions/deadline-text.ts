import { shanghaiDate } from '@/lib/core/time'
import { dayInText } from './deadline-words'
import { type Deadline, findDeadline } from './deadlines'

/** A registered day in copy: `{{ucas.main}}` is the day on which it closes, `{{ucas.main:opens}}` the day on which it opens. */
const token = /\{\{([a-z][a-z0-9-]*\.[a-z0-9-]+)(?::(opens))?\}\}/g

/** Copy with the registered days in it; what is not of the register stays as it is. */
export function withDays(text: string, now = new Date()): string {
  return text.replace(token, (whole, id: string, opens?: string) => {
    const deadline = findDeadline(id)
    return (
      (deadline && dayInText(deadline, opens === undefined ? 'closes' : 'opens', shanghaiDate(now))) ?? whole
    )
  })
}

/** Every registered day that copy names, in its order. */
export const daysIn = (text: string): Deadline[] =>
  [...text.matchAll(token)].flatMap(([, id = '']) => findDeadline(id) ?? [])
