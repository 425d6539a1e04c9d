import type { RankedValues, School, SchoolValue } from '@/lib/api/schools'
import { sourceOf } from '@/lib/schools/value-sources'
import { valueText, yearText } from '@/lib/schools/value-text'
import { valueDefinition } from '@/lib/schools/values'
import type { Condition, Evidence } from './condition'
import { type AdmissionTest, admissionTests, type ConditionInput } from './input'

/** A school with its published values: the whole record, or a row of many. */
type Publishing = Pick<RankedValues, 'id' | 'name' | 'country' | 'website' | 'values'> &
  Partial<Pick<School, 'chinaRules'>>

/** What one school publishes, held against the answers: the language minimum, and in the US the middle half of its test scores. */
export function schoolConditions(school: Publishing, input: ConditionInput): Condition[] {
  return [
    ...ieltsCondition(school, input),
    ...(school.country === 'us' && input.level === 'undergraduate'
      ? admissionTests.flatMap(({ value }) => halfCondition(school, value, input))
      : []),
    ...(school.country === 'uk' && input.level === 'master' ? chinaCondition(school) : []),
  ]
}

const askSchool = ({ website }: Publishing, page: string) => ({ name: `学校的 ${page} 页`, url: website })

export function valueEvidence(value: SchoolValue): Evidence {
  const { label, caution } = valueDefinition(value.key)
  const source = sourceOf(value.source)
  return {
    label,
    text: valueText(value),
    period: yearText(value.year),
    source: { name: source?.name ?? value.source, url: source?.url ?? '/yxk/sources' },
    caution,
  }
}

function ieltsCondition(school: Publishing, { tests, level }: ConditionInput): Condition[] {
  const value = school.values.get('ielts')
  if (value?.num == null || (level !== 'undergraduate' && level !== 'master')) return []
  const base = {
    id: 'school-language' as const,
    label: '学校的雅思线',
    evidence: [valueEvidence(value)],
    ask: askSchool(school, 'Entry requirements'),
    more: null,
  }
  const wanted = `全校最低一档是雅思 ${value.num.toFixed(1)}`
  if (tests.ielts === undefined) {
    return [
      {
        ...base,
        status: 'unknown',
        brief: `${wanted}；没有填雅思`,
        reason: `${wanted}，没有填雅思。`,
        gap: null,
      },
    ]
  }
  const size = value.num - tests.ielts
  if (size <= 0) {
    const brief = `雅思 ${tests.ielts}，${wanted}；专业可能更高`
    return [{ ...base, status: 'met', brief, reason: `${brief}。`, gap: null }]
  }
  const text = `雅思还差 ${size} 分`
  return [
    { ...base, status: 'unmet', brief: `${text}（${wanted}）`, reason: `${wanted}。`, gap: { text, size } },
  ]
}

const testNames: Readonly<Record<AdmissionTest, string>> = { sat: 'SAT', act: 'ACT' }

/**
 * A score against the middle half of those who enrolled. That is no threshold: a quarter of the students are below it; so to
 * lie below it counts as not reached, and to lie within says no more than that.
 */
function halfCondition(school: Publishing, test: AdmissionTest, { scores }: ConditionInput): Condition[] {
  const value = school.values.get(test)
  const mine = scores[test]
  if (value?.num == null || value.to === null) return []
  const half = `${testNames[test]} 中间一半 ${value.num}–${value.to}`
  const base = {
    id: `school-${test}` as const,
    label: `${testNames[test]} 与在读新生比`,
    evidence: [valueEvidence(value)],
    ask: askSchool(school, 'Admissions'),
    more: null,
  }
  if (mine === undefined) {
    // One of the two tests is enough: the other is not asked for.
    if (test === 'act' || scores.act !== undefined) return []
    const brief = `${half}；没有填 ${testNames[test]}`
    return [{ ...base, status: 'unknown', brief, reason: `${brief}。`, gap: null }]
  }
  if (mine >= value.num) {
    const where = mine > value.to ? '高于中间一半' : '在中间一半以内'
    const brief = `您的 ${mine} ${where}（${value.num}–${value.to}）`
    return [{ ...base, status: 'met', brief, reason: `${brief}。这不是录取线，也不是概率。`, gap: null }]
  }
  const size = value.num - mine
  const text = `离中间一半的下端还差 ${size} 分`
  return [
    {
      ...base,
      status: 'unmet',
      brief: `${text}（${half}）`,
      reason: `${half}，四分之一的新生低于它。`,
      gap: { text, size },
    },
  ]
}

function chinaCondition(school: Publishing): Condition[] {
  const [rule] = school.chinaRules ?? []
  if (rule === undefined) return []
  return [
    {
      id: 'school-list',
      label: '对中国本科院校的要求',
      status: 'unknown',
      brief: rule.summary,
      reason: rule.summary,
      gap: null,
      evidence: [
        {
          label: rule.scope,
          text: rule.summary,
          period: `${rule.reviewed_on} 读`,
          source: { name: `${school.name}官网`, url: rule.url },
          caution: null,
        },
      ],
      ask: { name: '学校的 China 国别页', url: rule.url },
      more: { label: '查您的本科学校在不在名单上', href: `/yxk/china?uk=${school.id}` },
    },
  ]
}
