import { log } from '@/lib/core/log'
import type { Answer, Answering, Asked } from './asked'
import {
  answerBulletin,
  answerChinaList,
  answerCity,
  answerCosts,
  answerGaokao,
  answerPlace,
  answerRounds,
  answerRules,
} from './matters'
import { answerGroup, answerJoint, answerPair, answerSchool } from './school'

/** The most specific questions come first. */
const ways: readonly Answering[] = [
  answerPlace,
  answerBulletin,
  answerRounds,
  answerGaokao,
  answerChinaList,
  answerRules,
  answerCosts,
  answerCity,
  answerGroup,
  answerPair,
  answerJoint,
  answerSchool,
]

/** The answer to a question, when its meaning is certain. When an answer fails, the page still shows the results. */
export async function answerTo(asked: Asked): Promise<Answer | null> {
  try {
    for (const answer of ways) {
      const found = await answer(asked)
      if (found !== null) return found
    }
  } catch (error) {
    log('error', 'search answer failed', { error: String(error) })
  }
  return null
}
