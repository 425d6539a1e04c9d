import type { ChinaPlacements } from '@/lib/api/programmes'
import { type AverageLine, hasList, isByBritishDegree, lineText } from '@/lib/schools/china-rules'
import type { ConditionInput } from './input'

type Placement = ChinaPlacements['list'][number]
type ChinaRule = ChinaPlacements['rules'][number]
type UnlistedRule = Pick<ChinaRule, 'kind' | 'line_in' | 'line_out' | 'summary'>

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
  readOn: string
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
  { list, lists, rules }: Pick<ChinaPlacements, 'list' | 'lists' | 'rules'>,
  grade: ConditionInput['grade'],
  isNamed = true,
): ChinaRow[] {
  const own = grade?.system === 'percent' ? grade.value : null
  const isBritish = list.some(({ score }) => isByBritishDegree(score))
  const listed = lists.map(({ uk, uk_name, read_on, url }): ChinaRow => {
    const rule = rules.find((each) => each.uk === uk && hasList(each.kind))
    const base = { id: uk, name: uk_name, readOn: read_on, url }
    if (!isNamed) return { ...base, placed: '填了本科学校才能查名单', ...uncompared('—') }
    // A school may be on a list twice, also under an older name. The stricter threshold counts.
    const [placed] = list
      .filter((each) => each.uk === uk)
      .toSorted((a, b) => (b.asked?.low ?? 0) - (a.asked?.low ?? 0))
    if (isBritish && placed === undefined)
      return { ...base, placed: '名单是给中国学位的', ...uncompared(asBritish) }
    return placed === undefined
      ? { ...base, ...outside(rule, own) }
      : { ...base, placed: `在名单上：${placed.tier ?? '没有分组'}`, ...inside(placed, rule, own) }
  })
  const others = rules
    .filter(({ uk, kind, line_in, line_out }) => {
      return (
        !lists.some((each) => each.uk === uk) && !hasList(kind) && (line_in !== null || line_out !== null)
      )
    })
    .map((rule): ChinaRow => {
      const base = { id: rule.uk, name: rule.uk_name, readOn: rule.reviewed_on, url: rule.url }
      if (isBritish) return { ...base, placed: '要求是给中国学位的', ...uncompared(asBritish) }
      return { ...base, ...unlisted(rule, own) }
    })
  return [...listed, ...others].toSorted(
    (a, b) =>
      chinaGroups.indexOf(a.group) - chinaGroups.indexOf(b.group) ||
      (a.group === 'missed' ? (a.missing ?? 100) - (b.missing ?? 100) : 0),
  )
}

function inside({ score, asked }: Placement, rule: ChinaRule | undefined, own: number | null): Verdict {
  const line = asked ?? (score === null ? (rule?.line_in ?? null) : null)
  if (line === null) return uncompared(score === null ? '名单没有写百分数，看课程页' : '无法比较', score)
  const compared = against(line, own)
  return compared.group === 'reached' && score?.endsWith('逐份考虑')
    ? { ...compared, verdict: `${compared.verdict}，学校逐份考虑` }
    : compared
}

function outside(rule: ChinaRule | undefined, own: number | null): Verdict & Pick<ChinaRow, 'placed'> {
  const placed = '不在名单上'
  if (rule?.kind === 'list-decides') {
    return {
      placed,
      group: 'missed',
      asked: null,
      verdict: rule.outside ?? '名单决定能不能申请',
      missing: null,
    }
  }
  if (rule?.line_out == null) return { placed, ...uncompared(rule?.outside ?? '看学校对名单外的写法') }
  const { line_in, line_out } = rule
  const compared = against(line_out, own)
  if (line_in?.low !== line_out.low || rule.outside === null) return { placed, ...compared }
  // When one range applies on and off the list, its lower end may apply to listed institutions only: between its ends the result for
  // others is unknown.
  const more = rule.outside.replace(/。$/, '')
  const isBetween = own !== null && own >= line_out.low && own < line_out.high
  const words = isBetween ? '看课程要哪一档' : compared.verdict
  return { placed, ...(isBetween ? uncompared('', compared.asked) : compared), verdict: `${words}；${more}` }
}

/** A university without a list: one threshold for all institutions, or several for kinds of institutions that it does not name. */
export function unlisted(rule: UnlistedRule, own: number | null): Verdict & Pick<ChinaRow, 'placed'> {
  const { kind, line_in, line_out, summary } = rule
  if (kind === 'same' && line_in !== null) {
    return { placed: '没有名单，不按院校分档', ...against(line_in, own) }
  }
  const placed = '没有名单，按院校类别'
  const asked = summary.replace(/。$/, '')
  if (own === null) return { placed, ...uncompared(averageMissing, asked) }
  const [least, most] = [line_in?.low ?? null, line_out?.high ?? null]
  if (most !== null && own >= most) {
    return { placed, group: 'reached', asked, verdict: '哪一类院校都达到', missing: null }
  }
  if (least !== null && own < least) {
    const missing = gapOf(least, own)
    return { placed, group: 'missed', asked, verdict: `离低的一档还差 ${missing} 分`, missing }
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
