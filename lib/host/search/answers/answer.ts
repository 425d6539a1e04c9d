import { log } from '@/lib/core/log'
import type { Answer, Asked } from './asked'
import { leftWords, matchesOf, readQuestion } from './slots'
import { ways } from './ways'

/** Says what was not used, and which name a slip was read as. */
const withNotes = (answer: Answer, notes: string): Answer =>
  notes === '' ? answer : { ...answer, unknown: `${notes}${answer.unknown ?? ''}` }

/**
 * The answer to a question by the way that uses most of it, when its meaning is certain. When an answer fails, the page still shows the
 * results.
 */
export async function answerTo(asked: Asked): Promise<Answer | null> {
  try {
    const question = await readQuestion(asked)
    for (const match of matchesOf(question, ways)) {
      const { way, question: used } = match
      const found = asked.isCertain || way.isForGuesses ? await way.answer(used) : null
      if (found === null) continue
      const readAs = asked.readAs === null ? '' : `按「${asked.readAs}」回答。`
      return withNotes(found, `${readAs}${leftWords(match)}`)
    }
  } catch (error) {
    log('error', 'search answer failed', { error: String(error) })
  }
  return null
}
