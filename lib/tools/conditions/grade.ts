import type { ConditionCountry } from '@/lib/collections/kinds/condition-country'
import { statement } from '@/lib/facts/registry'
import { chinaPath } from '@/lib/schools/school-ids'
import { fullMarkNote, gaokaoHref } from '@/lib/tools/gaokao/input'
import { isInGroup, matchGaokao } from '@/lib/tools/gaokao/match'
import type { ChinaRow } from './china-lists'
import { type Condition, ofSchools, resultsOf } from './condition'
import { type ConditionInput, gaokaoOf } from './input'

/** Below this total an IB diploma is usually not awarded. */
const ibDiploma = 24

/** @param ukRows for a master's: how UK universities judge the average and the institution of the first degree */
export function gradeCondition(
  country: ConditionCountry,
  { level, grade, tests }: ConditionInput,
  ukRows: readonly ChinaRow[],
): Condition {
  const results = resultsOf('grade', '学业成绩', { ask: country.admission })
  const { unmet, unknown } = results
  if (grade === null) return unknown()
  const { system, value } = grade
  const [isUk, isBachelor] = [country.code === 'uk', level === 'undergraduate']
  if (system === 'ib' && isBachelor) {
    const size = ibDiploma - value
    // The diploma alone decides nothing: it would be said of every country.
    if (size <= 0) return unknown()
    const given = { evidence: [statement('study-ib-24')] }
    const gap = { text: `IB 总分还差 ${size} 分`, size }
    return unmet(`您的 IB 总分 ${value}，一般拿不到文凭，凭文凭申请的学校都会受影响。`, { ...given, gap })
  }
  const gaokao = gaokaoOf(grade)
  const known =
    gaokao !== null && isBachelor
      ? gaokaoCondition(results, country, { ...gaokao, english: tests })
      : isUk && level === 'master'
        ? averageCondition(results, ukRows, value)
        : null
  if (known !== null) return known
  return unknown(
    '',
    isUk && level === 'master'
      ? { more: { label: '查您的本科学校在哪些英国大学的名单上', href: chinaPath } }
      : {},
  )
}

type Results = ReturnType<typeof resultsOf>

/** What is missing for the nearest of some places of which none is reached. */
const gapTo = (nearest: { name: string; missing: number | null } | undefined) =>
  nearest?.missing == null
    ? null
    : { text: `离${nearest.name}还差 ${nearest.missing} 分`, size: nearest.missing }

/** The result for UK universities, from the same rows as the table below the conditions; null when none can be compared. */
function averageCondition(results: Results, rows: readonly ChinaRow[], average: number): Condition | null {
  const reached = rows.filter(({ group }) => group === 'reached')
  const compared = rows.filter(({ group }) => group !== 'unknown')
  if (compared.length === 0) return null
  const [nearest] = compared
    .filter(({ missing }) => missing !== null)
    .toSorted((a, b) => Number(a.missing) - Number(b.missing))
  const gap = gapTo(nearest)
  const others = rows.length - compared.length
  const reason = [
    `均分 ${average}：公布名单或均分线的英国大学，能比的 ${compared.length} 所里够 ${reached.length} 所`,
    reached.length > 0 && gap !== null && `，${gap.text}`,
    others > 0 && `；另有 ${others} 所没有写分数或看院校类别，没有比`,
    '。课程可以要得更高。',
  ]
  return ofSchools(
    results,
    { reached: reached.length, compared: compared.length, unit: '所', open: others },
    reason.filter((part) => part !== false).join(''),
    {
      gap: reached.length > 0 ? null : gap,
      more: { label: '各校对中国本科的写法', href: chinaPath },
    },
  )
}

/** What the universities of a country publish about the 高考; null when none of them does. */
function gaokaoCondition(
  results: Results,
  { code }: ConditionCountry,
  { total, full, english }: Gaokao & { english: ConditionInput['tests'] },
): Condition | null {
  const matches = matchGaokao({ total, full, english }).filter(
    ({ university }) => university.country === code,
  )
  if (matches.length === 0) return null
  const named = matches.filter(({ missing }) => missing !== null)
  const reached = named.filter((match) => isInGroup(match, 'reached'))
  const besides = reached.filter(({ university }) => university.besides !== null).length
  const nearest = named.find(({ missing }) => missing !== 0)
  const others = matches.filter(({ missing }) => missing === null)
  const gap =
    nearest === undefined ? null : gapTo({ name: nearest.university.name, missing: nearest.missing })
  const reason = [
    named.length === 0
      ? '没有查到学校公布的高考分数线。'
      : `写明高考门槛的 ${named.length} 处里，您的 ${total} 分（满分 ${full}）达到 ${reached.length} 处${besides > 0 ? `，其中 ${besides} 处还看别的成绩或审核` : ''}。`,
    gap !== null && `${gap.text}。`,
    fullMarkNote(full),
  ]
    .filter(Boolean)
    .join('')
  const given = { more: { label: '按分数和英语看各校', href: gaokaoHref({ total, full, english }) } }
  if (named.length === 0) return results.unknown(reason, given)
  // A rule of all universities of the country leaves none without a line.
  const open = named.some(({ university }) => university.id === code) ? 0 : others.length
  return ofSchools(results, { reached: reached.length, compared: named.length, unit: '处', open }, reason, {
    ...given,
    gap: reached.length > 0 ? null : gap,
  })
}

type Gaokao = { total: number; full: number }
