import type { AverageLine } from '@/lib/schools/china-rules'

/** Chinese words for the names of groups in the lists. A name that is missing here is an error of the table. */
const tiers: Record<string, string> = {
  'Applicants from the list of universities below': '名单上的院校',
  'Accepted Chinese universities': '可以接受的院校',
  'Priority List of Chinese universities – October 2024': '优先院校名单（2024 年 10 月版）',
  'China ranking list': '院校查询表',
  'Postgraduate institution requirements': '研究生院校名单',
  'Tier 1 一类院校': 'Tier 1（一类院校）',
  'Tier2 二类院校': 'Tier 2（二类院校）',
  TNE: '合作办学',
}

/** `Group A`, `Tier B` and single letters stay as they are, because the programmes' pages use them too. */
export function tierWords(official: string): string | null {
  if (/^[A-E]$/.test(official)) return `${official} 档`
  return /^(Group|Tier) [A-D]$/.test(official) ? official : (tiers[official] ?? null)
}

type Score = {
  words: string
  /** Required for a programme that asks for an upper second; null when it is not a percentage. */
  line: AverageLine | null
  /** The university looks at each application of a graduate of the institution. */
  isIndividual: boolean
  /** Graduates hold a British degree: its class counts, not an average. */
  isBritishDegree: boolean
}

const score = (words: string, more: Partial<Score> = {}) => ({
  ...{ words, line: null, isIndividual: false, isBritishDegree: false },
  ...more,
})

const lineOf = (low: string | undefined, high = low) =>
  low === undefined || high === undefined ? null : { low: Number(low), high: Number(high) }

/** A list's text about the average, in Chinese; null when the text has an unknown form. */
export function readScore(official: string): Score | null {
  const classes = /^2:1: (.+?);2:2: (.+)$/.exec(official)
  if (classes) {
    const [, upper = '', lower = ''] = classes
    if (/see additional information/i.test(upper)) return score('见学校查询表里的补充说明')
    if (upper === '2.1' && lower === '2.2')
      return score('以英国学位等级计，见学校查询表', { isBritishDegree: true })
    const [high, low] = [averageWords(upper), averageWords(lower)]
    if (high === null || low === null) return null
    return score(`2:1 要${high}，2:2 要${low}`, { line: lineOf(percentForm.exec(upper)?.[1]) })
  }
  const considered = /^Applicants with (\d{2})% or higher to be considered on an individual basis$/.exec(
    official,
  )
  if (considered?.[1]) {
    return score(`${considered[1]} 分以上逐份考虑`, { line: lineOf(considered[1]), isIndividual: true })
  }
  const steps =
    /^For courses requiring a UK First Class: Minimum (\d{2})% For courses requiring a UK 2\.1: Minimum (\d{2})-(\d{2})% For courses requiring a UK 2:2: Minimum (\d{2})-(\d{2})%$/.exec(
      official,
    )
  if (!steps) return null
  const [first, low, high, lowest, lower] = steps.slice(1)
  return score(`2:1 要 ${low}–${high} 分（看课程），2:2 要 ${lowest}–${lower} 分，一等要 ${first} 分`, {
    line: lineOf(low, high),
  })
}

const percentForm = /^(\d{2})%$/

/** `75%`, `GPA 2.85`, `CGPA of 2.5 out of 4.0`. */
function averageWords(text: string) {
  const percent = percentForm.exec(text)?.[1]
  if (percent !== undefined) return ` ${percent} 分`
  const [, points, of] = /^C?GPA (?:of )?(\d(?:\.\d+)?)(?: out of (\d(?:\.\d+)?))?$/.exec(text) ?? []
  if (points === undefined) return null
  return `绩点 ${points}${of === undefined ? '' : `（满分 ${of}）`}`
}
