import { type AverageLine, byBritishDegree } from '@/lib/schools/china-rules'

/** Chinese words for the names of groups in the lists. A name that is missing here is an error of the table. */
const tiers: Readonly<Record<string, string>> = {
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

/** `75` or `75-80`, per cent. */
export function readLine(text: string): AverageLine | null {
  const [, low, high] = /^(\d{2})(?:-(\d{2}))?$/.exec(text) ?? []
  return low === undefined ? null : { low: Number(low), high: Number(high ?? low) }
}

type Score = {
  words: string
  /** Required for a programme that asks for an upper second; null when it is not a percentage. */
  line: AverageLine | null
}

/** A list's text about the average, in Chinese; null when the text has an unknown form. */
export function readScore(official: string): Score | null {
  const classes = /^2:1: (.+?);2:2: (.+)$/.exec(official)
  if (classes !== null) {
    const [, upper = '', lower = ''] = classes
    if (/see additional information/i.test(upper)) return { words: '见学校查询表里的补充说明', line: null }
    if (upper === '2.1' && lower === '2.2') return { words: `${byBritishDegree}，见学校查询表`, line: null }
    const [high, low] = [averageWords(upper), averageWords(lower)]
    if (high === null || low === null) return null
    return { words: `2:1 要${high}，2:2 要${low}`, line: readLine(upper.replace('%', '')) }
  }
  const considered = /^Applicants with (\d{2})% or higher to be considered on an individual basis$/.exec(
    official,
  )
  if (considered?.[1] !== undefined) {
    return { words: `${considered[1]} 分以上逐份考虑`, line: readLine(considered[1]) }
  }
  const steps =
    /^For courses requiring a UK First Class: Minimum (\d{2})% For courses requiring a UK 2\.1: Minimum (\d{2})-(\d{2})% For courses requiring a UK 2:2: Minimum (\d{2})-(\d{2})%$/.exec(
      official,
    )
  if (steps === null) return null
  const [first, low, high, lowest, lower] = steps.slice(1)
  return {
    words: `2:1 要 ${low}–${high} 分（看课程），2:2 要 ${lowest}–${lower} 分，一等要 ${first} 分`,
    line: readLine(`${low}-${high}`),
  }
}

/** `75%`, `GPA 2.85`, `CGPA of 2.5 out of 4.0`. */
function averageWords(text: string): string | null {
  const percent = /^(\d{2})%$/.exec(text)?.[1]
  if (percent !== undefined) return ` ${percent} 分`
  const [, points, of] = /^C?GPA (?:of )?(\d(?:\.\d+)?)(?: out of (\d(?:\.\d+)?))?$/.exec(text) ?? []
  if (points === undefined) return null
  return `绩点 ${points}${of === undefined ? '' : `（满分 ${of}）`}`
}
