import { log } from '@/lib/core/log'
import { type Answer, type Asked, card } from './asked'
import { leftWords, matchesOf, readQuestion } from './slots'
import { ways } from './ways'

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
      if (!found) continue
      return card({
        ...found,
        unknown: [
          asked.readAs && `按「${asked.readAs}」回答。`,
          found.lines.length > 0 && leftWords(match),
          found.unknown,
        ],
      })
    }
  } catch (error) {
    log('error', 'search answer failed', { error: String(error) })
  }
  return null
}
