import { formatFigure } from '@/lib/facts/format'
import { type Figure, figure, type Source, type Statement, statement } from '@/lib/facts/registry'
import { type Ask, costCountries } from '@/lib/tools/cost/countries'
import { type Estimate, estimateCost, yuanPerUnit } from '@/lib/tools/cost/estimate'
import { costHref, readCost } from '@/lib/tools/cost/input'
import { type ConditionCountry, conditionCountries, isForLevel, type LanguageRule } from './countries'
import { type ConditionInput, gradeSystems, type LanguageTest, languageTests } from './input'

/** `met` and `unmet` rest on a source; `unknown` says what is missing: an answer, or a source. */
export type ConditionStatus = 'met' | 'unmet' | 'unknown'

export type ConditionId = 'budget' | 'funds' | 'language' | 'grade' | 'work' | 'english' | 'near'

/** A printed fact with where and when it was read. */
export type Evidence = { label: string; text: string; period: string; source: Source; caution: string | null }

export type Condition = {
  id: ConditionId
  label: string
  status: ConditionStatus
  /** Why, with the answer it rests on. */
  reason: string
  /** What is missing to meet it, in words, and its size for ordering: yuan, or points of a test. */
  gap: { text: string; size: number } | null
  evidence: readonly Evidence[]
  /** The official page to ask when nothing is known. */
  ask: Ask | null
  /** One of our pages to read on. */
  more: { label: string; href: string } | null
}

export type CountryResult = {
  country: ConditionCountry
  name: string
  conditions: readonly Condition[]
  counts: Readonly<Record<ConditionStatus, number>>
  statements: readonly Statement[]
}

export type ConditionSheet =
  | { kind: 'insufficient' }
  | { kind: 'result'; countries: readonly CountryResult[]; changes: readonly string[] }

/**
 * Holds the answers against what is sourced for each country. Pure and without any chance in percent: the order is the number of
 * unmet conditions, then of met ones, then that of the navigation.
 */
export function evaluateConditions(input: ConditionInput): ConditionSheet {
  const hasTest = Object.keys(input.tests).length > 0 || input.jlpt !== null
  if (input.grade === null && input.budget === null && !hasTest) return { kind: 'insufficient' }
  const countries = conditionCountries
    .filter(({ code }) => input.countries.length === 0 || input.countries.includes(code))
    .map((country) => evaluateCountry(country, input))
    .toSorted((a, b) => a.counts.unmet - b.counts.unmet || b.counts.met - a.counts.met)
  return { kind: 'result', countries, changes: changesOf(countries, input) }
}

function evaluateCountry(country: ConditionCountry, input: ConditionInput): CountryResult {
  const cost = costOf(country, input)
  const conditions = [
    budgetCondition(cost, input),
    fundsCondition(country, cost, input),
    languageCondition(country, input),
    gradeCondition(country, input),
    ...input.preferences.map((preference) => preferenceConditions[preference](country, input)),
  ]
  const count = (status: ConditionStatus) => conditions.filter((each) => each.status === status).length
  return {
    country,
    name: cost.name,
    conditions,
    counts: { met: count('met'), unmet: count('unmet'), unknown: count('unknown') },
    statements: (country.statements[input.level] ?? []).map(statement),
  }
}

type Cost = { name: string; estimate: Estimate; href: string; yuanPerLocal: number }

/** The first year by the cost calculator's own rules, without flights, for which no source is known. */
function costOf({ code }: ConditionCountry, { level }: ConditionInput): Cost {
  const { input } = readCost({ country: code, level, years: '1', flights: '0' })
  const rate = costCountries.find(({ value }) => value === code)?.rate ?? input.country.rate
  return {
    name: input.country.label,
    estimate: estimateCost(input),
    href: costHref(input),
    yuanPerLocal: yuanPerUnit(figure(rate)),
  }
}

function budgetCondition({ estimate, href }: Cost, { budget }: ConditionInput): Condition {
  const { total, lines, missing } = estimate
  const lacks = missing.map(({ label }) => label)
  const lacksMain = missing.some(({ id }) => id === 'tuition' || id === 'living' || id === 'housing')
  const base = {
    id: 'budget' as const,
    label: '每年预算',
    evidence: lines.flatMap(({ facts }) => facts.map(toEvidence)),
    more: { label: '打开费用计算器逐项看', href },
    ask: null,
    gap: null,
  }
  const unsourced = lacks.length > 0 ? `没有来源、未计入：${lacks.join('、')}。` : ''
  const flights = '机票没有计入。'
  if (total.yuan.typical === 0) {
    const ask = missing[0]?.ask ?? null
    return { ...base, status: 'unknown', reason: `学费和生活费都暂无数据，无法比较。${flights}`, ask }
  }
  const known = `有来源的各项第一年约 ${wan(total.yuan.low)}–${wan(total.yuan.high)} 万元，中间值 ${wan(total.yuan.typical)} 万元`
  if (budget === null)
    return { ...base, status: 'unknown', reason: `没有填预算。${known}。${unsourced}${flights}` }
  const mine = `您的预算 ${wan(budget)} 万元`
  if (budget < total.yuan.typical) {
    const size = total.yuan.typical - budget
    const low = budget >= total.yuan.low ? '够低值，不够中间值' : '不到低值'
    return {
      ...base,
      status: 'unmet',
      reason: `${known}；${mine}，${low}。${unsourced}${flights}`,
      gap: { text: `每年还差约 ${wan(size)} 万元`, size },
    }
  }
  if (lacksMain) {
    return {
      ...base,
      status: 'unknown',
      reason: `${known}；${mine}，够这一部分，但还缺主要的一项。${unsourced}${flights}`,
      ask: missing.find(({ id }) => id === 'tuition')?.ask ?? missing[0]?.ask ?? null,
    }
  }
  return {
    ...base,
    status: 'met',
    reason: `${known}；${mine}，不低于中间值。${unsourced}${flights}`,
  }
}

function fundsCondition(country: ConditionCountry, cost: Cost, { level, budget }: ConditionInput): Condition {
  const rule = country.funds.find((each) => isForLevel(each, level))
  const base = { id: 'funds' as const, label: '签证资金证明', gap: null, more: null }
  if (rule === undefined) {
    return {
      ...base,
      status: 'unknown',
      reason: '暂无数据：没有查到有来源的固定数额，由学校或使领馆按情况核定。',
      evidence: [],
      ask: country.visa,
    }
  }
  const fact = figure(rule.figure)
  const need = Math.round(lowest(fact) * rule.times * cost.yuanPerLocal)
  const tuition = cost.estimate.lines.find(({ id }) => id === 'tuition')
  const known = { ...base, evidence: [toEvidence(fact)], ask: country.visa }
  const living = `生活费部分按汇率折合约 ${wan(need)} 万元。${rule.note}`
  if (budget === null) return { ...known, status: 'unknown', reason: `${living}没有填预算，无法比较。` }
  if (budget < need) {
    const size = need - budget
    return {
      ...known,
      status: 'unmet',
      reason: `${living}您的预算低于这一部分。`,
      gap: { text: `还差约 ${wan(size)} 万元`, size },
    }
  }
  if (tuition === undefined || tuition.state !== 'sourced') {
    return {
      ...known,
      status: 'unknown',
      reason: `${living}您的预算够这一部分；学费暂无数据，合计无法比较。`,
    }
  }
  const both = need + tuition.total.yuan.low
  if (budget < both) {
    const size = both - budget
    return {
      ...known,
      status: 'unmet',
      reason: `${living}加上学费的低值，合计约 ${wan(both)} 万元。`,
      gap: { text: `合计还差约 ${wan(size)} 万元`, size },
    }
  }
  return {
    ...known,
    status: 'met',
    reason: `${living}加上学费的低值，合计约 ${wan(both)} 万元，您的预算够；还要看存期和来源证明。`,
  }
}

function languageCondition(country: ConditionCountry, input: ConditionInput): Condition {
  const rule = country.language.find((each) => isForLevel(each, input.level))
  const base = { id: 'language' as const, label: '语言成绩', gap: null, more: null, ask: country.admission }
  if (rule === undefined) {
    return {
      ...base,
      status: 'unknown',
      reason: `暂无数据：没有查到全国统一、有来源的分数线，由学校和专业各自规定。${typedTests(input)}`,
      evidence: [],
    }
  }
  const known = { ...base, evidence: [sourceOf(rule)] }
  if (Object.keys(rule.scores).length === 0) {
    return { ...known, status: 'unknown', reason: `${rule.note}${typedTests(input)}` }
  }
  const compared = comparable(rule, input)
  if (compared.length === 0) {
    const wanted = Object.entries(rule.scores).map(([test, score]) => scoreName(test, score))
    return {
      ...known,
      status: 'unknown',
      reason: `门槛是${wanted.join('，或')}；您没有填其中任何一种成绩。${rule.note}`,
    }
  }
  const met = compared.find(({ missing }) => missing <= 0)
  if (met !== undefined) {
    return { ...known, status: 'met', reason: `您的${met.mine}，达到${met.wanted}。${rule.note}` }
  }
  const nearest = compared.toSorted((a, b) => a.missing - b.missing)[0]
  return {
    ...known,
    status: 'unmet',
    reason: `${compared.map(({ mine, wanted }) => `您的${mine}，门槛是${wanted}`).join('；')}。${rule.note}`,
    gap: nearest === undefined ? null : { text: nearest.gap, size: nearest.missing },
  }
}

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

/** The lowest score of the West Australian table, in percent of the full marks, and what each step stands for. */
const gaokaoSteps = [
  { percent: 90, atar: 98 },
  { percent: 84, atar: 95 },
  { percent: 76, atar: 90 },
  { percent: 67.5, atar: 75 },
] as const

/** Below this total an IB diploma is as a rule not awarded. */
const ibDiploma = 24

function gradeCondition(country: ConditionCountry, { level, grade }: ConditionInput): Condition {
  const base = {
    id: 'grade' as const,
    label: '学业成绩',
    gap: null,
    evidence: [],
    ask: country.admission,
    more: null,
  }
  const none = '暂无数据：各校、各专业的要求不同，没有查到全国统一、有来源的分数线。'
  if (grade === null) return { ...base, status: 'unknown', reason: `没有填成绩。${none}` }
  if (grade.system === 'ib' && level === 'undergraduate') {
    const evidence = [fromStatement(statement('study-ib-24'))]
    if (grade.value < ibDiploma) {
      const size = ibDiploma - grade.value
      return {
        ...base,
        status: 'unmet',
        reason: `您的 IB 总分 ${grade.value}，一般拿不到文凭，凭文凭申请的学校都会受影响。`,
        evidence,
        gap: { text: `IB 总分还差 ${size} 分`, size },
      }
    }
    return {
      ...base,
      status: 'unknown',
      reason: `您的 IB 总分 ${grade.value}，够授予文凭的一般要求；录取线${none}`,
      evidence,
    }
  }
  if (grade.system === 'gaokao' && level === 'undergraduate' && country.code === 'au') {
    const percent = Math.round((grade.value / 750) * 1000) / 10
    const step = gaokaoSteps.find((each) => percent >= each.percent)
    const meaning =
      step === undefined
        ? `低于西澳大学对照表列出的起点（${gaokaoSteps[3].percent}%），可以看预科或文凭课程`
        : `在西澳大学的对照表里不低于 ATAR ${step.atar} 那一档`
    return {
      ...base,
      status: 'unknown',
      reason: `您的高考得分率约 ${percent}%，${meaning}。这只是换算，不是录取线；各专业另有要求。`,
      evidence: [fromStatement(statement('study-au-gaokao-uwa'))],
    }
  }
  const name = gradeSystems.find(({ value }) => value === grade.system)?.label ?? ''
  return {
    ...base,
    status: 'unknown',
    reason: `您的${name} ${grade.value}。${none}请拿去对照目标专业的要求。`,
    more: { label: '把均分换成绩点', href: '/gpa' },
  }
}

const preferenceConditions = {
  work: ({ stay, visa }: ConditionCountry, { level }: ConditionInput): Condition => {
    const rule = stay.find(({ levels }) => levels.includes(level))
    const base = { id: 'work' as const, label: '毕业后留下工作', gap: null, more: null, ask: visa }
    if (rule === undefined) {
      const reason =
        level === 'undergraduate' || level === 'master'
          ? '暂无数据：没有查到有来源的毕业后停留规定。'
          : '高中和语言课程毕业后一般要继续升学，请看升学后的阶段。'
      return { ...base, status: 'unknown', reason, evidence: [] }
    }
    const facts = rule.figures.map(figure)
    return {
      ...base,
      status: 'met',
      reason: `有毕业后停留找工作的规定，能否获批看当时的条件。${rule.note ?? ''}`,
      evidence: facts.map(toEvidence),
    }
  },
  english: ({ isEnglish, admission }: ConditionCountry): Condition => ({
    id: 'english',
    label: '英语授课',
    status: isEnglish ? 'met' : 'unknown',
    reason: isEnglish
      ? '多数课程用英语授课。'
      : '多数课程用当地语言，英语课程要按学校和专业一个个找，数量暂无数据。',
    gap: null,
    evidence: [],
    ask: isEnglish ? null : admission,
    more: null,
  }),
  near: ({ isNear }: ConditionCountry): Condition => ({
    id: 'near',
    label: '离家近',
    status: isNear ? 'met' : 'unmet',
    reason: isNear ? '在东亚或东南亚，时差小，往返方便。' : '跨洲飞行，时差大，假期往返一趟不轻松。',
    gap: null,
    evidence: [],
    ask: null,
    more: null,
  }),
}

/** What would turn the result: the smallest gap of each kind, then what was not told. */
function changesOf(countries: readonly CountryResult[], input: ConditionInput): string[] {
  const changes: string[] = []
  for (const id of ['budget', 'funds', 'language', 'grade'] as const) {
    const gaps = countries
      .flatMap(({ name, conditions }) => {
        const gap = conditions.find((condition) => condition.id === id)?.gap
        return gap ? [{ name, ...gap }] : []
      })
      .toSorted((a, b) => a.size - b.size)
    const [nearest] = gaps
    if (nearest === undefined) continue
    const others = gaps.length > 1 ? `（另有 ${gaps.length - 1} 个国家或地区差得更多或一样多）` : ''
    changes.push(`${labels[id]}：${nearest.name}${nearest.text}，补上就由“不满足”变为可以继续比较${others}。`)
  }
  if (input.budget === null) changes.push('填上每年预算，费用和资金证明两项就能比较。')
  if (Object.keys(input.tests).length === 0) {
    changes.push('填上雅思、托福或 PTE 成绩，有分数线来源的国家就能判断语言一项；没考过可以先填预估分。')
  }
  if (input.grade === null) changes.push('填上成绩，IB 和高考有来源的对照就会显示。')
  changes.push(
    '换一个阶段：本科、硕士、高中、语言课程的费用和规定不同，结果会跟着变。',
    '来源更新：各国的资金要求、英语要求和毕业后停留规定时有调整，规则版本变了，同样的条件可能得出别的结果。',
  )
  return changes
}

const labels = { budget: '每年预算', funds: '签证资金证明', language: '语言成绩', grade: '学业成绩' } as const

function sourceOf({ source }: LanguageRule): Evidence {
  return 'figure' in source ? toEvidence(figure(source.figure)) : fromStatement(statement(source.statement))
}

const toEvidence = (fact: Figure): Evidence => ({
  label: fact.label,
  text: formatFigure(fact),
  period: fact.period,
  source: fact.source,
  caution: fact.caution,
})

const fromStatement = ({ label, text, asOf, source }: Statement): Evidence => ({
  label,
  text,
  period: asOf,
  source,
  caution: null,
})

function lowest({ id, value }: Figure): number {
  if (typeof value === 'string') throw new Error(`fact ${id} is no amount`)
  return typeof value === 'number' ? value : Math.min(...value)
}

/** Yuan as ten thousands with one decimal. */
const wan = (yuan: number): string =>
  (yuan / 10_000).toLocaleString('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
