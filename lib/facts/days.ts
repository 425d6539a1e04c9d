import { daysIn } from '@/lib/facts/admissions/deadline-text'
import { type Deadline, deadlines } from '@/lib/facts/admissions/deadlines'
import type { StatementRow } from './schema'

/** A written day, in the form of the sources or of a Chinese text. */
const writtenDay = /20\d{2}-\d{2}-\d{2}|20\d{2} 年 \d{1,2} 月 \d{1,2} 日/g

/**
 * Contradictions between statements and the register of dates, with the ids of both. A row and the statements about its date must refer
 * to each other, and such a statement must not contain a date written by hand.
 */
export function differencesOfDays(
  statements: readonly Pick<StatementRow, 'id' | 'text'>[],
  register: readonly Deadline[] = deadlines,
): string[] {
  const texts = new Map(statements.map(({ id, text }) => [id, text]))
  const missing = register.flatMap((row) =>
    row.facts.flatMap((id) => {
      const text = texts.get(id)
      if (text === undefined) return [`${row.at}：facts 列写了 ${id}，statements.json 里没有这一条`]
      if (daysIn(text).some((day) => day.id === row.id)) return []
      return [`${row.at} 与事实 ${id} 不一致：正文没有引用 {{${row.id}}}，写的是“${text.slice(0, 60)}”`]
    }),
  )
  const byHand = statements.flatMap(({ id, text }) => {
    const days = daysIn(text)
    const rows = [...days, ...register.filter(({ facts }) => facts.includes(id))]
    const unlinked = days
      .filter(({ facts }) => !facts.includes(id))
      .map(({ at }) => `事实 ${id} 引用了 ${at}，那一行的 facts 列没有写它`)
    const written = rows.length === 0 ? [] : [...(text.match(writtenDay) ?? [])]
    return [
      ...unlinked,
      ...written.map(
        (day) =>
          `事实 ${id} 手写了 ${day}，登记表是 ${[...new Set(rows.map(({ at }) => at))].join('、')}：日期只写在登记表里，正文引用编号`,
      ),
    ]
  })
  return [...missing, ...byHand]
}
