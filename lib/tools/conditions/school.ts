import type { RankedValues, School, SchoolValue } from '@/lib/api/schools'
import {
  type ChinaAverage,
  classUnstated,
  isClassUnstated,
  isListFinal,
  upperAverages,
} from '@/lib/schools/china-averages'
import { type AverageLine, hasList, lineText } from '@/lib/schools/china-rules'
import { chinaPath } from '@/lib/schools/school-ids'
import { sourceOf } from '@/lib/schools/value-sources'
import { valueText, yearText } from '@/lib/schools/value-text'
import { valueDefinition } from '@/lib/schools/values'
import { averageFor, averagesText, unlisted } from './china-lists'
import type { Condition, Evidence } from './condition'
import { type AdmissionTest, admissionTests, type ConditionInput } from './input'

/** A school with its published values: the whole record, or a row of a list. */
type Publishing = Pick<RankedValues, 'id' | 'name' | 'country' | 'website' | 'values'> &
  Partial<Pick<School, 'chinaRules' | 'chinaAverages'>>

/**
 * Compares the answers with the values that one school publishes: the language minimum, and in the US the middle half of its test scores.
 */
export function schoolConditions(school: Publishing, input: ConditionInput): Condition[] {
  return [
    ...ieltsCondition(school, input),
    ...(school.country === 'us' && input.level === 'undergraduate'
      ? admissionTests.flatMap(({ value }) => halfCondition(school, value, input))
      : []),
    ...(school.country === 'uk' && input.level === 'master' ? chinaCondition(school, input) : []),
  ]
}

const askSchool = ({ website }: Pick<Publishing, 'website'>, page: string) => ({
  name: `学校的 ${page} 页`,
  url: website,
})

function valueEvidence(value: SchoolValue): Evidence {
  const { label, caution } = valueDefinition(value.key)
  const source = sourceOf(value.source)
  return {
    label,
    text: valueText(value),
    period: yearText(value.year),
    source: { name: source?.name ?? value.source, url: source?.url ?? '/yxk/sources' },
    caution,
    needsLook: false,
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
    const brief = `雅思 ${tests.ielts}，${size === 0 ? '刚到' : '够到'}全校最低一档（${value.num.toFixed(1)}）；专业往往更高，并有单项要求`
    return [{ ...base, status: 'met', brief, reason: `${brief}。`, gap: null }]
  }
  const text = `雅思还差 ${size} 分`
  return [
    { ...base, status: 'unmet', brief: `${text}（${wanted}）`, reason: `${wanted}。`, gap: { text, size } },
  ]
}

const testNames: Readonly<Record<AdmissionTest, string>> = { sat: 'SAT', act: 'ACT' }

/**
 * Compares a score with the middle half of the enrolled students. That is not a threshold, because a quarter of the students are below
 * it: a lower score counts as not met, and a score inside is met but means no more than that.
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
    // One of the two tests is enough, so the other is not listed.
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

/**
 * What a UK university publishes about Chinese degrees. The average is compared when there is a threshold for all institutions or for
 * kinds of them. The rule of one course stands as that course's, and is never compared.
 */
function chinaCondition(school: Publishing, { grade }: ConditionInput): Condition[] {
  const rules = school.chinaRules ?? []
  const whole = rules.find(({ covers }) => covers === 'master')
  const rule = whole ?? rules[0]
  if (rule === undefined) return []
  const { summary, inside, outside, kind, scope, reviewed_on, url } = rule
  const own = grade?.system === 'percent' ? grade.value : null
  const averages = whole === undefined ? [] : (school.chinaAverages ?? [])
  const classNote = isClassUnstated(upperAverages(averages)) ? `${classUnstated}。` : ''
  const held = own === null ? null : compareAverage(averages, hasList(kind), own)
  const words = [
    whole === undefined ? `没有读到学校对全部硕士的写法，只读到${scope}：` : '',
    summary,
    ...(inside === null ? [] : [`名单内：${inside}`]),
    ...(outside === null ? [] : [`名单外：${outside}`]),
  ].join('')
  const status =
    held === null
      ? 'unknown'
      : held.group === 'reached'
        ? 'met'
        : held.group === 'missed'
          ? 'unmet'
          : 'unknown'
  return [
    {
      id: 'school-list',
      label: '对中国本科学历的要求',
      status,
      brief:
        held === null
          ? words
          : `您的均分 ${own} 分${held.verdict === '达到' ? '' : `，${held.verdict}`}：${hasList(kind) ? words : summary}${classNote}`,
      reason: words,
      gap: held?.missing == null ? null : { text: held.verdict, size: held.missing },
      evidence: [
        {
          label: scope,
          text: words,
          period: `${reviewed_on} 读`,
          source: { name: `${school.name}官网`, url },
          caution: null,
          needsLook: false,
        },
      ],
      ask: { name: '学校的 China 国别页', url },
      more: {
        label: hasList(kind) ? '查您的本科学校在不在名单上' : '各校对中国本科的写法',
        href: hasList(kind) ? `${chinaPath}?uk=${school.id}` : chinaPath,
      },
    },
  ]
}

/** The result for an institution that was not named; null when there is no number or it depends on the list. */
function compareAverage(averages: readonly ChinaAverage[], hasOwnList: boolean, own: number) {
  const numbers = upperAverages(averages)
  if (numbers.length === 0) return null
  if (!hasOwnList) return unlisted(averages, own)
  const [inside, outside] = [averageFor(averages, 'in_list'), averageFor(averages, 'outside_list')]
  // Where the list has a number for each institution or closes the door to the others, only the list answers.
  if (inside === null || outside === null || isListFinal(averages)) return null
  return onAnyList(inside, outside, own, averagesText(numbers))
}

/** Where a list decides about the average, a result that is the same on and off the list; null when it depends on the list. */
function onAnyList(inside: AverageLine, outside: AverageLine, own: number, asked: string) {
  const least = Math.min(inside.low, outside.low)
  if (own < least) {
    const missing = Math.round((least - own) * 100) / 100
    return {
      group: 'missed',
      verdict: `名单内外都不到（${lineText(inside)}、${lineText(outside)}）`,
      asked,
      missing,
    }
  }
  return own >= Math.max(inside.high, outside.high)
    ? { group: 'reached', verdict: '名单内外都达到', asked, missing: null }
    : null
}
