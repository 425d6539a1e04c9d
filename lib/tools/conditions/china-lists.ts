import type { ChinaPlacements } from '@/lib/api/programmes'
import {
  type ChinaAverage,
  isClassUnstated,
  isListFinal,
  type NumberedAverage,
  spanOf,
  unreadGroups,
  upperAverages,
} from '@/lib/schools/china-averages'
import { type AverageLine, lineText } from '@/lib/schools/china-rules'
import type { ConditionInput } from './input'

type Placement = ChinaPlacements['list'][number]
type ChinaRule = ChinaPlacements['rules'][number]
type Averages = readonly ChinaAverage[]

/** Met, not met, and last those that cannot be compared. */
export const chinaGroups = ['reached', 'missed', 'unknown'] as const
export type ChinaGroup = (typeof chinaGroups)[number]

/** How one UK university classifies a Chinese institution, and which average it requires of its graduates. */
export type ChinaRow = {
  id: string
  name: string
  group: ChinaGroup
  /** The institution's group on the list, or that there is no list. */
  placed: string
  /** The required average; null when no number is published. */
  asked: string | null
  /** The comparison with the visitor's average, as a text. */
  verdict: string
  /** Missing points; null when none are missing, or when no average helps. */
  missing: number | null
  url: string
}

type Verdict = Pick<ChinaRow, 'group' | 'asked' | 'verdict' | 'missing'>

/**
 * Compares an average with every UK university that publishes a list or a threshold: first those that are met, then those that are not,
 * the smallest gap first, then those that cannot be compared. Within a group the order of the lists and rules is kept, which is by rank.
 * @param found lines of one institution; without an institution, none
 * @param isNamed whether an institution was named
 */
export function chinaRows(
  { list, lists, rules, averages }: Pick<ChinaPlacements, 'list' | 'lists' | 'rules' | 'averages'>,
  grade: ConditionInput['grade'],
  isNamed = true,
): ChinaRow[] {
  const own = grade?.system === 'percent' ? grade.value : null
  const isBritish = list.some(({ is_british_degree }) => is_british_degree)
  const ofSchool = Map.groupBy(averages, ({ uk }) => uk)
  const averagesOf = (uk: string): Averages => ofSchool.get(uk) ?? []
  const ruleOf = (uk: string) => rules.find((each) => each.uk === uk && each.covers === 'master')
  const listed = lists.map(({ uk, uk_name, url }): ChinaRow => {
    const base = { id: uk, name: uk_name, url }
    if (!isNamed) return { ...base, ...unplaced(averagesOf(uk), own) }
    // A school may be on a list twice, also under an older name. The stricter threshold counts.
    const [placed] = list
      .filter((each) => each.uk === uk)
      .toSorted((a, b) => (b.asked?.low ?? 0) - (a.asked?.low ?? 0))
    if (isBritish && placed === undefined)
      return { ...base, placed: '名单是给中国学位的', ...uncompared(asBritish) }
    return placed === undefined
      ? { ...base, ...outside(ruleOf(uk), averagesOf(uk), own) }
      : {
          ...base,
          placed: `在名单上：${placed.tier ?? '没有分组'}`,
          ...inside(placed, averagesOf(uk), own),
        }
  })
  const others = rules
    .filter(({ uk, covers }) => covers === 'master' && !lists.some((each) => each.uk === uk))
    .flatMap((rule): ChinaRow[] => {
      const numbers = upperAverages(averagesOf(rule.uk))
      const [first] = numbers
      if (first === undefined) return []
      const base = { id: rule.uk, name: rule.uk_name, url: first.url }
      if (isBritish) return [{ ...base, placed: '要求是给中国学位的', ...uncompared(asBritish) }]
      return [{ ...base, ...unlisted(averagesOf(rule.uk), own) }]
    })
  return [...listed, ...others].toSorted(
    (a, b) =>
      chinaGroups.indexOf(a.group) - chinaGroups.indexOf(b.group) ||
      (a.group === 'missed' ? (a.missing ?? 100) - (b.missing ?? 100) : 0),
  )
}

/** The average for institutions on or off a list; for both when the university states one for all, not a range in which the list decides. */
export function averageFor(averages: Averages, place: 'in_list' | 'outside_list'): NumberedAverage | null {
  const numbers = upperAverages(averages)
  const at = (institutions: string) => numbers.find((row) => row.institutions === institutions)
  const all = at('all')
  return at(place) ?? (all && (place === 'in_list' || all.low === all.high) ? all : null)
}

function inside({ score, asked, is_individual }: Placement, averages: Averages, own: number | null): Verdict {
  const row = score === null ? averageFor(averages, 'in_list') : null
  const line = asked ?? row
  if (line === null) return uncompared(score === null ? '名单没有写百分数，看课程页' : '无法比较', score)
  const compared = {
    ...against(line, own),
    asked: `${lineText(line)}${row === null ? '' : classNote([row])}`,
  }
  return compared.group === 'reached' && is_individual
    ? { ...compared, verdict: `${compared.verdict}，学校逐份考虑` }
    : compared
}

function outside(
  rule: ChinaRule | undefined,
  averages: Averages,
  own: number | null,
): Verdict & Pick<ChinaRow, 'placed'> {
  const placed = '不在名单上'
  if (isListFinal(averages)) {
    return {
      placed,
      group: 'missed',
      asked: null,
      verdict: rule?.outside ?? '名单决定能不能申请',
      missing: null,
    }
  }
  const row =
    averageFor(averages, 'outside_list') ??
    upperAverages(averages).find(({ institutions }) => institutions === 'all')
  if (!row) return { placed, ...uncompared(rule?.outside ?? '看学校对名单外的写法') }
  const compared = { ...against(row, own), asked: `${lineText(row)}${classNote([row])}` }
  if (row.institutions !== 'all' || rule?.outside == null) return { placed, ...compared }
  const more = rule.outside.replace(/。$/, '')
  // Where one range is for all, its ends may be those of the list: only below both the result for others is known.
  const isOpen = row.low < row.high && own !== null && own >= row.low
  const words = isOpen ? '看课程要哪一档' : compared.verdict
  return { placed, ...(isOpen ? uncompared('', compared.asked) : compared), verdict: `${words}；${more}` }
}

/** `211、985 院校 70 分，其他中国院校 75 分`, or the number for all. */
export function averagesText(numbers: readonly NumberedAverage[]): string {
  // Groups of institutions with the same line are one entry.
  const words = [...Map.groupBy(numbers, lineText)].map(([line, rows]) => {
    const names = rows.flatMap(({ institutions_zh }) => institutions_zh ?? [])
    return names.length === 0 ? line : `${names.join('、')} ${line}`
  })
  return `${words.join('，')}${classNote(numbers)}`
}

/** Marks a number whose class the university does not state; the table says so once. */
const classNote = (rows: Averages): string => (isClassUnstated(rows) ? '*' : '')

/** A university with a list, when no institution was named: all lines are met, or none; between them the institution decides. */
function unplaced(averages: Averages, own: number | null): Verdict & Pick<ChinaRow, 'placed'> {
  const numbers = upperAverages(averages)
  const { low, high } = spanOf(numbers)
  const placed = '看名单'
  const [inside, outside] = (['in_list', 'outside_list'] as const).map((at) => averageFor(averages, at))
  const places = [inside && `名单内 ${lineText(inside)}`, outside && `名单外 ${lineText(outside)}`]
  // A list of several groups has no line of its own.
  const asked = places.filter(Boolean).join('，') || (numbers.length > 0 ? lineText({ low, high }) : '')
  if (own === null || asked === '') return { placed, ...uncompared('填本科学校后可比', asked || null) }
  if (own >= high && outside !== null) return { placed, ...against({ low, high }, own), asked }
  if (own < low) return { placed, ...against({ low, high }, own), asked }
  return { placed, ...uncompared('填本科学校后可比', asked) }
}

/** A university without a list: one threshold for all institutions, or several for kinds of institutions that it does not name. */
function unlisted(averages: Averages, own: number | null): Verdict & Pick<ChinaRow, 'placed'> {
  const numbers = upperAverages(averages)
  const [first] = numbers
  const isForAll = first?.institutions === 'all'
  const asked = averagesText(numbers)
  if (first !== undefined && isForAll && first.decides === 'average') {
    return { placed: '没有名单，不按院校分档', ...against(first, own), asked }
  }
  const placed = isForAll ? '没有名单，随毕业院校变' : '没有名单，按院校类别'
  if (own === null) return { placed, ...uncompared(averageMissing, asked) }
  const { low, high } = spanOf(numbers)
  const isWhole = isForAll || (numbers.length > 1 && unreadGroups(averages).length === 0)
  // Where the rule of some institutions was not read, reaching or missing the others' average says nothing about them.
  if (!isWhole) return { placed, ...uncompared('看您的学校属于哪一类', asked) }
  if (own >= high) {
    const verdict = isForAll ? '达到，学校还看毕业院校' : '各类院校都达到'
    return { placed, group: 'reached', asked, verdict, missing: null }
  }
  if (own < low) {
    const missing = gapOf(low, own)
    const verdict = isForAll ? `还差 ${missing} 分` : `离低的一档还差 ${missing} 分`
    return { placed, group: 'missed', asked, verdict, missing }
  }
  return { placed, ...uncompared('看您的学校属于哪一类、课程要哪一档', asked) }
}

const asBritish = '按英国学位等级看，问学校'

const averageMissing = '填百分制均分后可比'

const uncompared = (verdict: string, asked: string | null = null): Verdict => ({
  group: 'unknown',
  asked,
  verdict,
  missing: null,
})

function against(line: AverageLine, own: number | null): Verdict {
  const asked = lineText(line)
  if (own === null) return uncompared(averageMissing, asked)
  const missing = gapOf(line.low, own)
  if (missing > 0) return { group: 'missed', asked, verdict: `还差 ${missing} 分`, missing }
  const verdict = own >= line.high ? '达到' : `达到低的一档，要求高的课程要 ${line.high} 分`
  return { group: 'reached', asked, verdict, missing: null }
}

const gapOf = (asked: number, own: number): number => Math.max(0, Math.round((asked - own) * 100) / 100)
