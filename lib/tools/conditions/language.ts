import type { ConditionCountry, LanguageRule } from '@/lib/collections/kinds/condition-country'
import { figure, statement } from '@/lib/facts/registry'
import { isForLevel } from '@/lib/tools/conditions/country'
import { type Condition, ofSchools, resultsOf } from './condition'
import { type ConditionInput, type LanguageTest, languageTests } from './input'

/** The result by the rule of the country; without one, those of single schools are counted. One that is missed decides nothing. */
export function languageCondition(country: ConditionCountry, input: ConditionInput): Condition {
  const rules = country.language.filter((each) => isForLevel(each, input.level))
  const rule = rules.find(({ covers }) => covers === null)
  const evidence = (rule === undefined ? rules : [rule]).map(sourceOf)
  const results = resultsOf('language', '语言成绩', { ask: country.admission, evidence })
  const { met, unmet, unknown } = results
  if (rule === undefined) {
    const read = rules.map((each) => `${each.covers?.name}要${wantedWords(each)}，${each.note}`).join('')
    const reason = `没有全国统一的线，各校各专业自己定。${read && `${read}别的学校另定。`}`
    const own = rules.flatMap((each) => (each.covers?.school ? comparable(each, input).slice(0, 1) : []))
    const reached = own.filter(({ missing }) => missing <= 0).length
    return reached > 0
      ? ofSchools(results, { reached, compared: own.length, unit: '所', open: 1 }, reason)
      : unknown(reason)
  }
  if (Object.keys(rule.scores).length === 0) return unknown(rule.note)
  const compared = comparable(rule, input)
  const [nearest] = compared
  if (nearest === undefined)
    return unknown(`门槛是${wantedWords(rule)}；您没有填其中任何一种成绩。${rule.note}`)
  const { mine, wanted, missing, gap } = nearest
  if (missing <= 0) return met(`您的${mine}，达到${wanted}。${rule.note}`)
  const all = compared.map((each) => `您的${each.mine}，门槛是${each.wanted}`).join('；')
  return unmet(`${all}。${rule.note}`, { gap: { text: gap, size: missing } })
}

/** 雅思 6 分，或托福 90 分 */
const wantedWords = ({ scores }: LanguageRule): string =>
  Object.entries(scores)
    .map(([test, score]) => scoreName(test, score))
    .join('，或')

type Compared = { mine: string; wanted: string; gap: string; missing: number }

/** The nearest first. */
function comparable({ scores }: LanguageRule, { tests, jlpt }: ConditionInput): Compared[] {
  const compared: Compared[] = []
  for (const { value } of languageTests) {
    const wanted = scores[value]
    const mine = tests[value]
    if (wanted === undefined || mine === undefined) continue
    const missing = wanted - mine
    const gap = `${testNames[value]}还差 ${missing} 分`
    compared.push({ mine: scoreName(value, mine), wanted: scoreName(value, wanted), gap, missing })
  }
  if (scores.jlpt !== undefined && jlpt !== null) {
    // N1 is the highest: a larger number is a lower level.
    const missing = jlpt - scores.jlpt
    const gap = `日语还差 ${missing} 级`
    compared.push({ mine: scoreName('jlpt', jlpt), wanted: scoreName('jlpt', scores.jlpt), gap, missing })
  }
  return compared.toSorted((a, b) => a.missing - b.missing)
}

const testNames: Readonly<Record<LanguageTest, string>> = { ielts: '雅思', toefl: '托福', pte: 'PTE' }

function scoreName(test: string, score: number): string {
  if (test === 'jlpt') return `日语能力考 N${score}`
  const name = languageTests.find(({ value }) => value === test)
  return `${name === undefined ? test : testNames[name.value]} ${score} 分`
}

const sourceOf = ({ source }: LanguageRule) =>
  'figure' in source ? figure(source.figure) : statement(source.statement)
