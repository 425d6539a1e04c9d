import { log } from '@/lib/core/log'
import type { Answer, Answering, Asked } from './asked'
import { answerChina } from './china'
import { answerBudget, answerCosts } from './costs'
import { answerCountries } from './countries'
import { answerCountry } from './country'
import { answerGaokao } from './gaokao'
import { answerGap, answerUnheard } from './gaps'
import { answerBulletin, answerCare, answerCity, answerPlace, answerRounds, answerRules } from './matters'
import { answerRankPlaces } from './rank-places'
import { answerJoint } from './schools/joint-university'
import { answerNotHeld } from './schools/not-held'
import { answerSchool } from './schools/one-school'
import { answerGroup } from './schools/school-group'
import { answerComparison } from './schools/several-schools'
import { answerScore } from './scores'

/** The most specific questions come first. */
const ways: readonly Answering[] = [
  answerCare,
  answerPlace,
  answerBulletin,
  answerRounds,
  answerGaokao,
  answerScore,
  answerChina,
  answerNotHeld,
  answerRules,
  answerCosts,
  answerBudget,
  answerCity,
  answerGroup,
  answerRankPlaces,
  answerComparison,
  answerJoint,
  answerSchool,
  answerCountries,
  answerCountry,
]

/** Says which name a slip was read as. */
const withName = (answer: Answer, name: string): Answer => ({
  ...answer,
  unknown: `按「${name}」回答。${answer.unknown ?? ''}`,
})

/** The answer to a question, when its meaning is certain. When an answer fails, the page still shows the results. */
export async function answerTo(asked: Asked): Promise<Answer | null> {
  try {
    for (const answer of [answerUnheard, answerGap, ...(asked.isCertain ? ways : [answerChina])]) {
      const found = await answer(asked)
      if (found !== null) return asked.readAs === null ? found : withName(found, asked.readAs)
    }
  } catch (error) {
    log('error', 'search answer failed', { error: String(error) })
  }
  return null
}
