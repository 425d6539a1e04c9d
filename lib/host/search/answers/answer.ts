import { log } from '@/lib/core/log'
import { paths } from '@/lib/routing/paths'
import { type Answer, type Answering, type Asked, card } from './asked'
import { answerChina } from './china'
import { answerBudget, answerCosts } from './costs'
import { answerCountries } from './countries'
import { answerCountry } from './country'
import { answerGaokao } from './gaokao'
import { answerBulletin, answerCare, answerCity, answerPlace, answerRounds, answerRules } from './matters'
import { answerRankPlaces } from './rank-places'
import { answerJoint } from './schools/joint-university'
import { answerGeneral, answerNotHeld } from './schools/not-held'
import { answerSchool } from './schools/one-school'
import { answerGroup } from './schools/school-group'
import { answerComparison } from './schools/several-schools'
import { answerScore } from './scores'

/** An abbreviation in capitals that no name has. A similar one would be another school. */
const answerUnheard: Answering = ({ keyword, isUnheard }) =>
  isUnheard
    ? card({
        title: `没有叫这个简称的学校：${keyword}`,
        unknown: '请写全名、中文名或所在城市再找。',
        link: paths.schools,
        links: [{ label: '到院校库按国家找', href: paths.schools }],
      })
    : null

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
    for (const answer of [answerUnheard, answerGeneral, ...(asked.isCertain ? ways : [answerChina])]) {
      const found = await answer(asked)
      if (found !== null) return asked.readAs === null ? found : withName(found, asked.readAs)
    }
  } catch (error) {
    log('error', 'search answer failed', { error: String(error) })
  }
  return null
}
