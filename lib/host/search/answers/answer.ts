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

/** The narrower question first. */
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

/** The answer to a question, where it is certain what was asked; a card that fails leaves the results. */
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
