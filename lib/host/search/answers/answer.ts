import { log } from '@/lib/core/log'
import words from '../data/words.json' with { type: 'json' }
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
      const shown = JSON.stringify(found.lines)
      return card({
        ...found,
        unknown: [
          asked.readAs && `按「${asked.readAs}」回答。`,
          found.lines.length > 0 && leftWords(match),
          found.unknown,
          // What a question may ask besides, how lines say it, and the words for a card whose lines do not.
          ...words.asides.map(
            ([asks = '', held = '', say]) =>
              found.lines.length > 0 &&
              new RegExp(asks, 'i').test(asked.keyword) &&
              !new RegExp(held).test(shown) &&
              say,
          ),
        ],
      })
    }
  } catch (error) {
    log('error', 'search answer failed', { error: String(error) })
  }
  return null
}
