import type { ConditionCountry, LanguageRule } from '@/lib/collections/kinds/condition-country'
import { figure, statement } from '@/lib/facts/registry'
import { isForLevel } from '@/lib/tools/conditions/country'
import type { Condition, Evidence } from './condition'
import { fromStatement, toEvidence } from './evidence'
import { type ConditionInput, type LanguageTest, languageTests } from './input'
import type { SchoolCounts } from './school-gaps'

/** @param schools how many of the country's schools publish a lowest IELTS score, and how many of those are met */
export function languageCondition(
  country: ConditionCountry,
  input: ConditionInput,
  { schools = null }: { schools?: SchoolCounts | null } = {},
): Condition {
  const ruled = ruledCondition(country, input)
  const { compared, reached } = schools?.language ?? { compared: 0, reached: 0 }
  if (ruled.status !== 'unknown' || compared === 0) return ruled
  const brief = `公布雅思最低分的 ${compared} 所里，够到 ${reached} 所的全校最低一档`
  return {
    ...ruled,
    status: reached > 0 ? 'met' : 'unmet',
    share: { reached, compared, unit: '所', tail: '的最低一档' },
    brief,
    reason: `${brief}；专业可以要得更高，逐所见下面的表。${ruled.evidence.length > 0 ? ruled.reason : ''}`,
  }
}

/** The result by the rule of the country. That of one school decides nothing. */
function ruledCondition(country: ConditionCountry, input: ConditionInput): Condition {
  const rules = country.language.filter((each) => isForLevel(each, input.level))
  const rule = rules.find(({ covers }) => covers === null)
  const base = { id: 'language' as const, label: '语言成绩', gap: null, more: null, ask: country.admission }
  if (rule === undefined) {
    const read = rules.map((each) => `${each.covers?.name}要${wantedWords(each)}`).join('；')
    return {
      ...base,
      status: 'unknown',
      brief: read === '' ? '没有全国统一的分数线，看学校和专业' : `只读到一处：${read}；别的学校没有读到`,
      reason: `暂无数据：没有查到全国统一、有来源的分数线，由学校和专业各自规定。${read === '' ? '' : `只读到${read}（${rules.map(({ note }) => note).join('')}），不能当作别的学校的线。`}${typedTests(input)}`,
      evidence: rules.map(sourceOf),
    }
  }
  const known = { ...base, evidence: [sourceOf(rule)] }
  if (Object.keys(rule.scores).length === 0) {
    const brief = '签证只写欧标等级，看学校和专业'
    return { ...known, status: 'unknown', brief, reason: `${rule.note}${typedTests(input)}` }
  }
  const compared = comparable(rule, input)
  if (compared.length === 0) {
    const wanted = wantedWords(rule)
    return {
      ...known,
      status: 'unknown',
      brief: `门槛是${wanted}；没有填这项成绩`,
      reason: `门槛是${wanted}；您没有填其中任何一种成绩。${rule.note}`,
    }
  }
  const met = compared.find(({ missing }) => missing <= 0)
  if (met !== undefined) {
    const brief = `${met.mine}，达到${met.wanted}`
    return { ...known, status: 'met', brief, reason: `您的${met.mine}，达到${met.wanted}。${rule.note}` }
  }
  const nearest = compared.toSorted((a, b) => a.missing - b.missing)[0]
  return {
    ...known,
    status: 'unmet',
    brief: `${nearest?.gap ?? '没有达到门槛'}`,
    reason: `${compared.map(({ mine, wanted }) => `您的${mine}，门槛是${wanted}`).join('；')}。${rule.note}`,
    gap: nearest === undefined ? null : { text: nearest.gap, size: nearest.missing },
  }
}

/** 雅思 6 分，或托福 90 分 */
const wantedWords = ({ scores }: LanguageRule): string =>
  Object.entries(scores)
    .map(([test, score]) => scoreName(test, score))
    .join('，或')

type Compared = { mine: string; wanted: string; gap: string; missing: number }

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
  return compared
}

const testNames: Readonly<Record<LanguageTest, string>> = { ielts: '雅思', toefl: '托福', pte: 'PTE' }

function scoreName(test: string, score: number): string {
  if (test === 'jlpt') return `日语能力考 N${score}`
  const name = languageTests.find(({ value }) => value === test)
  return `${name === undefined ? test : testNames[name.value]} ${score} 分`
}

function typedTests({ tests, jlpt }: ConditionInput): string {
  const given = [
    ...languageTests.flatMap(({ value }) => {
      const score = tests[value]
      return score === undefined ? [] : [scoreName(value, score)]
    }),
    ...(jlpt === null ? [] : [scoreName('jlpt', jlpt)]),
  ]
  return given.length === 0 ? '' : `您的${given.join('、')}，请拿去对照目标专业的要求。`
}

function sourceOf({ source }: LanguageRule): Evidence {
  return 'figure' in source ? toEvidence(figure(source.figure)) : fromStatement(statement(source.statement))
}
