import { statement } from '@/lib/facts/registry'
import { chinaPath } from '@/lib/schools/school-ids'
import { gaokaoHref } from '@/lib/tools/gaokao/input'
import { fullMarks, type GaokaoMatch, matchGaokao } from '@/lib/tools/gaokao/match'
import type { Condition } from './condition'
import type { ConditionCountry } from './country'
import { fromStatement } from './evidence'
import { type ConditionInput, gradeSystems } from './input'

/** Below this total an IB diploma is as a rule not awarded. */
const ibDiploma = 24

export function gradeCondition(
  country: ConditionCountry,
  { level, grade, field }: ConditionInput,
): Condition {
  const base = {
    id: 'grade' as const,
    label: '学业成绩',
    gap: null,
    evidence: [],
    ask: country.admission,
    more: null,
  }
  const none = '暂无数据：各校、各专业的要求不同，没有查到全国统一、有来源的分数线。'
  if (grade === null) {
    return { ...base, status: 'unknown', brief: '没有填成绩', reason: `没有填成绩。${none}` }
  }
  if (grade.system === 'ib' && level === 'undergraduate') {
    const evidence = [fromStatement(statement('study-ib-24'))]
    if (grade.value < ibDiploma) {
      const size = ibDiploma - grade.value
      return {
        ...base,
        status: 'unmet',
        brief: `离文凭还差 ${size} 分`,
        reason: `您的 IB 总分 ${grade.value}，一般拿不到文凭，凭文凭申请的学校都会受影响。`,
        evidence,
        gap: { text: `IB 总分还差 ${size} 分`, size },
      }
    }
    return {
      ...base,
      status: 'unknown',
      brief: '够文凭；录取线看学校和专业',
      reason: `您的 IB 总分 ${grade.value}，够授予文凭的一般要求；录取线${none}`,
      evidence,
    }
  }
  if (grade.system === 'gaokao' && level === 'undergraduate') {
    const known = gaokaoCondition(country, grade.value)
    if (known !== null) return { ...base, ...known }
  }
  if (grade.system === 'ucas' && level === 'undergraduate' && country.code === 'uk') {
    const next =
      field === null ? '选一个专业方向，就能和各大学该学科的新生比。' : '下面的表按大学和学科对照。'
    return {
      ...base,
      status: 'unknown',
      brief: '录取线看课程页',
      reason: `您的 UCAS 积分 ${grade.value}。${next}新生的积分不是录取线，课程页写的等级要求才是。`,
    }
  }
  const name = gradeSystems.find(({ value }) => value === grade.system)?.label ?? ''
  return {
    ...base,
    status: 'unknown',
    brief: '没有统一的分数线，看学校和专业',
    reason: `您的${name} ${grade.value}。${none}请拿去对照目标专业的要求。`,
    more:
      country.code === 'uk' && level === 'master'
        ? { label: '查您的本科学校在哪些英国大学的名单上', href: chinaPath }
        : { label: '把均分换成绩点', href: '/gpa' },
  }
}

/** What the universities of a country write of the 高考; null where none of them does. @param total of 750 */
function gaokaoCondition(
  { code }: ConditionCountry,
  total: number,
): Pick<Condition, 'status' | 'brief' | 'reason' | 'evidence' | 'more'> | null {
  const matches = matchGaokao({ total, full: fullMarks, english: {} }).filter(
    ({ university }) => university.country === code,
  )
  if (matches.length === 0) return null
  const named = matches.filter(({ missing }) => missing !== null)
  const reached = named.filter(({ missing }) => missing === 0)
  const nearest = named.find(({ missing }) => missing !== 0)
  const others = matches.filter(({ missing }) => missing === null)
  const list = (some: typeof matches) => some.map(({ university }) => university.name).join('、')
  const parts = [
    named.length === 0
      ? '没有查到学校公布的高考分数线。'
      : `写明高考门槛的 ${named.length} 所大学里，您的 ${total} 分达到 ${reached.length} 所${reached.length === 0 ? '' : `：${list(reached)}`}。`,
    nearest === undefined ? '' : `离${nearest.university.name}还差 ${nearest.missing} 分。`,
    ...atarWords(matches, total),
    others.length === 0 ? '' : `${list(others)}另有写法，没有分数可比。`,
    '达到门槛不等于录取，专业和英语另有要求。',
  ]
  return {
    status: 'unknown',
    brief:
      named.length === 0
        ? '没有公布的分数线'
        : `写明高考门槛的 ${named.length} 所里达到 ${reached.length} 所`,
    reason: parts.join(''),
    evidence: [...new Set(matches.flatMap(({ university }) => university.statements))].map(fromStatement),
    more: { label: '按分数和英语看各校', href: gaokaoHref({ total, full: fullMarks, english: {} }) },
  }
}

/** The Australian rank that a table of a university sets beside the share of the marks. */
function atarWords(matches: readonly GaokaoMatch[], total: number): string[] {
  const percent = Math.round((total / fullMarks) * 1000) / 10
  return matches.flatMap(({ university: { name, statements } }) =>
    statements.flatMap(({ gaokao }) => {
      const step = gaokao?.atar?.findLast(([from]) => percent >= from)
      return step === undefined ? [] : [`得分率约 ${percent}%，在${name}的对照表里不低于 ATAR ${step[1]}。`]
    }),
  )
}
