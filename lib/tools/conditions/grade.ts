import type { ConditionCountry } from '@/lib/collections/kinds/condition-country'
import { statement } from '@/lib/facts/registry'
import { paths } from '@/lib/routing/paths'
import { chinaPath } from '@/lib/schools/school-ids'
import { fullMarkNote, gaokaoHref } from '@/lib/tools/gaokao/input'
import { isInGroup, matchGaokao } from '@/lib/tools/gaokao/match'
import type { ChinaRow } from './china-lists'
import type { Condition } from './condition'
import { fromStatement } from './evidence'
import { type ConditionInput, gaokaoOf, gradeSystems } from './input'
import type { SchoolCounts } from './school-gaps'

/** Below this total an IB diploma is usually not awarded. */
const ibDiploma = 24

type GradeEvidence = {
  /** For a master's: how UK universities judge the average and the institution of the first degree. */
  ukRows: readonly ChinaRow[]
  /** How many of the country's schools publish test scores, and how many of those are met. */
  schools: SchoolCounts | null
}

export function gradeCondition(
  country: ConditionCountry,
  { level, grade, field, tests }: ConditionInput,
  { ukRows, schools }: GradeEvidence,
): Condition {
  const base = {
    id: 'grade' as const,
    label: '学业成绩',
    gap: null,
    evidence: [],
    ask: country.admission,
    more: null,
  }
  const { compared, reached } = schools?.marks ?? { compared: 0, reached: 0 }
  if (compared > 0) {
    const brief = `公布 SAT 或 ACT 的 ${compared} 所里，在新生中间一半以内或以上的 ${reached} 所`
    const reason = `${brief}；那不是录取线，四分之一的新生低于它。逐所见下面的表。`
    return {
      ...base,
      status: reached > 0 ? 'met' : 'unmet',
      brief,
      reason,
      share: { reached, compared, unit: '所' },
    }
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
  const gaokao = gaokaoOf(grade)
  if (gaokao !== null && level === 'undergraduate') {
    const known = gaokaoCondition(country, { ...gaokao, english: tests })
    if (known !== null) return { ...base, ...known }
  }
  if (country.code === 'uk' && level === 'master') {
    const known = averageCondition(ukRows, grade.value)
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
        : { label: '把均分换成绩点', href: paths.gpa },
  }
}

type Known = Pick<Condition, 'status' | 'brief' | 'reason' | 'evidence' | 'more' | 'gap' | 'share'>

/** The result for UK universities, from the same rows as the table below the conditions; null when none can be compared. */
function averageCondition(rows: readonly ChinaRow[], average: number): Known | null {
  const reached = rows.filter(({ group }) => group === 'reached')
  const compared = rows.filter(({ group }) => group !== 'unknown')
  if (compared.length === 0) return null
  const nearest = compared
    .flatMap(({ name, missing }) => (missing === null ? [] : [{ name, missing }]))
    .toSorted((a, b) => a.missing - b.missing)[0]
  const names = reached.slice(0, 5).map(({ name }) => name)
  const list = `${names.join('、')}${reached.length > names.length ? '等' : ''}`
  const others = rows.length - compared.length
  const count = `能比的 ${compared.length} 所里达到 ${reached.length} 所`
  return {
    status: reached.length > 0 ? 'met' : 'unmet',
    share: { reached: reached.length, compared: compared.length, unit: '所' },
    brief: reached.length > 0 ? `${count}：${list}` : count,
    reason: [
      `均分 ${average}：公布名单或均分线的英国大学，${count}${reached.length > 0 ? `（${list}）` : ''}`,
      nearest === undefined || reached.length === 0 ? '' : `，离${nearest.name}还差 ${nearest.missing} 分`,
      others > 0 ? `；另有 ${others} 所没有写分数或看院校类别，不清楚` : '',
      '。逐所见下面的表；课程可以要得更高，达到不等于录取。',
    ].join(''),
    gap:
      reached.length > 0 || nearest === undefined
        ? null
        : { text: `离${nearest.name}还差 ${nearest.missing} 分`, size: nearest.missing },
    evidence: [],
    more: { label: '各校对中国本科的写法', href: chinaPath },
  }
}

/** What the universities of a country publish about the 高考; null when none of them does. */
function gaokaoCondition(
  { code }: ConditionCountry,
  { total, full, english }: Gaokao & { english: ConditionInput['tests'] },
): Known | null {
  const matches = matchGaokao({ total, full, english }).filter(
    ({ university }) => university.country === code,
  )
  if (matches.length === 0) return null
  const named = matches.filter(({ missing }) => missing !== null)
  const reached = named.filter((match) => isInGroup(match, 'reached'))
  const weak = named.filter((match) => isInGroup(match, 'english'))
  const nearest = named.find(({ missing }) => missing !== 0)
  const others = matches.filter(({ missing }) => missing === null)
  const list = (some: typeof matches) => some.map(({ university }) => university.name).join('、')
  const parts = [
    named.length === 0
      ? '没有查到学校公布的高考分数线。'
      : `写明高考门槛的 ${named.length} 处里，您的 ${total} 分（满分 ${full}）达到 ${reached.length} 处${reached.length === 0 ? '' : `：${list(reached)}`}。`,
    nearest === undefined || reached.length === 0
      ? ''
      : `离${nearest.university.name}还差 ${nearest.missing} 分。`,
    weak.length === 0 ? '' : `${list(weak)}总分达到，英语不够。`,
    ...matches.flatMap(({ equivalent }) => (equivalent === null ? [] : [`${equivalent}。`])),
    others.length === 0 ? '' : `${list(others)}另有写法或没有公布分数线，没有分数可比。`,
    '达到门槛不等于录取，专业和英语另有要求。',
    fullMarkNote(full) ?? '',
  ]
  return {
    status: named.length === 0 ? 'unknown' : reached.length > 0 ? 'met' : 'unmet',
    ...(named.length > 0 && {
      share: {
        ...{ reached: reached.length, compared: named.length, unit: '处' as const },
        // A rule of all universities of the country leaves none without a line.
        open: named.some(({ university }) => university.id === code) ? 0 : others.length,
      },
    }),
    brief:
      named.length === 0
        ? '没有公布的分数线'
        : `写明高考门槛的 ${named.length} 处里达到 ${reached.length} 处`,
    reason: parts.join(''),
    gap:
      reached.length > 0 || nearest === undefined || nearest.missing === null
        ? null
        : { text: `离${nearest.university.name}还差 ${nearest.missing} 分`, size: nearest.missing },
    evidence: [...new Set(matches.flatMap(({ university }) => university.statements))].map(fromStatement),
    more: { label: '按分数和英语看各校', href: gaokaoHref({ total, full, english }) },
  }
}

type Gaokao = { total: number; full: number }
