import { type EntryThreshold, schoolsThatName, thresholdsOf } from '@/lib/facts/admissions/entry-thresholds'
import { findChinaAverages } from '@/lib/host/schools/find-china-rules'
import { findSchools } from '@/lib/host/schools/find-schools'
import { schoolStore } from '@/lib/host/schools/store'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { detailPath, paths } from '@/lib/routing/paths'
import {
  type ChinaAverage,
  classUnstated,
  isClassUnstated,
  isListFinal,
  upperAverages,
} from '@/lib/schools/china-averages'
import { finderFilters } from '@/lib/schools/finder'
import { chinaPath } from '@/lib/schools/school-ids'
import { unitsOf } from '../words'
import { type Answer, type AnswerLine, type Asked, card, schoolNames } from './asked'
import { byPathway, routes } from './pathways'
import { nameOf } from './schools/named-school'
import { valueLine } from './schools/values'
import { listHref, missing, rankedSchools, type Score, titled } from './score-card'

/** What may stand beside a score in a question about where it leads. */
const beside = /^(?:雅思|托福|均分|绩点|双非|分数|名单|双一流)$/

/** From a score to a list: how many universities publish a line that it reaches, and three of them. */
export async function answerScore(asked: Asked): Promise<Answer | null> {
  const score = scoreIn(asked.keyword)
  if (score === null || schoolNames(asked).length > 0) return null
  // The name of a page may hold the country: 英国预科.
  const [name = '', ...others] = unitsOf(asked.keyword)
    .filter(({ kind }) => kind === 'country')
    .map(({ meaning }) => meaning)
  const isInScore = (word: string) => score.text.toLowerCase().includes(word)
  const isOther = asked.names.some(({ text }) => !isExam.test(text) && !isInScore(text))
  const isUnknown = asked.words.some((word) => !isInScore(word))
  if (others.length > 0 || isOther || isUnknown) return null
  if (asked.matters.some((matter) => !beside.test(matter))) return null
  return score.answer({ name, code: codeOfCountry(name) })
}

const isExam = /^(?:a-?level|ib|sat|雅思|托福)|预科$/

/** How each exam's mark is written in a question, and where it leads. The first that fits counts. */
const exams: readonly (readonly [RegExp, (mark: string, text: string, keyword: string) => Score])[] = [
  [
    /(?:雅思|ielts)\s*(?:总分)?\s*([4-9](?:\.[05])?)(?![\d.])/i,
    (mark, text, keyword) => {
      const route = routes.find(({ name }) => keyword.includes(name))
      return route === undefined
        ? byFinder('ielts', '雅思', text, Number(mark))
        : byPathway(route, text, Number(mark))
    },
  ],
  [/(?:托福|toefl)\s*(\d{2,3})(?!\d)/i, (mark, text) => withoutLines(`托福 ${mark}`, text)],
  [/sat\s*(1\d{3}|[4-9]\d{2})(?!\d)/i, (mark, text) => byFinder('sat', 'SAT', text, Number(mark))],
  [
    /(?<![a-z])ib\s*(?:预估|预测|成绩|总分|分)?\s*([2-4]\d)(?!\d)/i,
    (mark, text) => byThreshold('ib', `IB ${mark}`, text, leastReached(Number(mark))),
  ],
  ...[/(?:a[- ]?levels?\D{0,4}?)((?:A\*|[A-E]){3})(?![a-z*])/i, /^((?:A\*|[A-E]){3})(?=[^a-z*]|$)/].map(
    (pattern) =>
      [
        pattern,
        (mark: string, text: string) => byThreshold('alevel', mark.toUpperCase(), text, gradesReached(mark)),
      ] as const,
  ),
  [
    /(?:均分|平均分|百分制)\s*(\d{2})(?:\.\d+)?(?!\d)/,
    (mark, text, keyword) => byAverage(Number(mark), text, /双非/.test(keyword)),
  ],
  [
    /(?:gpa|绩点)\s*([1-4](?:\.\d{1,2})?)(?![\d.])(?:\s*\/\s*4(?:\.0)?)?/i,
    (mark, text) => byThreshold('gpa_master', `GPA ${Number(mark)}`, text, leastReached(Number(mark))),
  ],
]

/** The exam and the mark in a question; null when it has none. */
function scoreIn(keyword: string): Score | null {
  for (const [pattern, toScore] of exams) {
    const [text, mark] = pattern.exec(keyword) ?? []
    if (text !== undefined && mark !== undefined) return toScore(mark, text, keyword)
  }
  return null
}

/** By a filter of the library: the lowest published mark is at most this one. */
function byFinder(name: 'ielts' | 'sat', exam: string, text: string, mark: number): Score {
  const choice = finderFilters[name].choices.findLast(({ end }) => end <= mark)
  return {
    text,
    answer: async (country) => {
      const what = `${exam} ${mark}`
      if (choice === undefined) return missing(what, country, `本站收录的大学里没有公布这么低的${exam}要求。`)
      const filter = { level: 'university', sort: 'rank', order: 'asc', [name]: choice.value } as const
      const found = await findSchools(schoolStore(), {
        ...filter,
        ...(country.code !== undefined && { country: country.code }),
        page: 1,
        limit: 3,
      })
      if (found.total === 0)
        return missing(what, country, `本站没有收录${country.name}的大学公布的、这个分数达到的${exam}要求。`)
      const lines = found.list.flatMap((school) =>
        (school.highlights ?? [])
          .filter(({ key }) => key === name)
          .flatMap((value) => valueLine(value).map((line) => ({ ...line, label: nameOf(school) }))),
      )
      const link = listHref(`${name}=${choice.value}`, country)
      return card({
        title: titled(what, country, `${found.total} 所公布的数达到`),
        lines,
        unknown:
          name === 'ielts'
            ? '这是全校最低一档，专业要求往往更高，达到不等于录取。'
            : '比的是在读新生的第 25 百分位，达到不等于录取。',
        link,
        links: [{ label: `看这 ${found.total} 所，每所写着数`, href: link }],
      })
    },
  }
}

const withoutLines = (what: string, text: string): Score => ({
  text,
  answer: async (country) =>
    missing(
      what,
      country,
      '本站没有收录各校的托福要求，只收了雅思。请看学校的英语要求页，多数学校两种都写。',
    ),
})

const points = ['E', 'D', 'C', 'B', 'A', 'A*']

const gradePoints = (grades: string): number[] =>
  (grades.toUpperCase().match(/A\*|[A-E]/g) ?? [])
    .map((grade) => points.indexOf(grade))
    .toSorted((a, b) => b - a)

/** A requirement of three grades and nothing else is reached when each grade is. */
function gradesReached(typed: string): (line: EntryThreshold) => boolean {
  const own = gradePoints(typed)
  return ({ threshold: needed }) =>
    /^(?:A\*|[A-E]){3}$/.test(needed) && gradePoints(needed).every((point, at) => (own[at] ?? -1) >= point)
}

const leastReached =
  (typed: number) =>
  ({ least }: EntryThreshold): boolean =>
    least !== null && typed >= least

/** Where averages of Chinese degrees are compared, and converted. */
const degreeLinks = [
  { label: '按百分制均分查英国大学', href: chinaPath },
  { label: 'GPA 计算器', href: paths.gpa },
]

/** By the requirements that universities publish for a qualification, of the whole school or of a subject. */
function byThreshold(
  qualification: 'alevel' | 'ib' | 'gpa_master',
  what: string,
  text: string,
  isReached: (line: EntryThreshold) => boolean,
): Score {
  return {
    text,
    answer: async (country) => {
      const reached = new Map<string, EntryThreshold>()
      for (const id of schoolsThatName(qualification)) {
        const rows = thresholdsOf(id).find((each) => each.qualification === qualification)?.rows ?? []
        const row = rows.find(isReached)
        if (row !== undefined) reached.set(id, row)
      }
      const schools = await rankedSchools([...reached.keys()])
      const found = schools.filter((school) => country.code === undefined || school.country === country.code)
      const isDegree = qualification === 'gpa_master'
      const link = listHref(isDegree ? '' : `entry=${qualification}`, country)
      const lines = found.slice(0, 3).flatMap((school): AnswerLine[] => {
        const row = reached.get(school.id)
        if (row === undefined) return []
        return [
          {
            label: `${nameOf(school)}${row.subject === null ? '' : ` · ${row.subject}`}`,
            value: row.threshold,
            year: [row.year, row.caution].filter(Boolean).join('，'),
            source_name: `${nameOf(school)}官网`,
            source_url: row.check?.url ?? detailPath.school(school.id),
          },
        ]
      })
      if (lines.length === 0)
        return missing(
          what,
          country,
          isDegree
            ? `本站没有收录${country.name}的大学里这个绩点达到的线；收录的英国硕士线按百分制均分写。`
            : `本站收录的${country.name}大学里，没有公布过这个成绩达到的线。多数学校按专业写，请看课程页。`,
          isDegree ? degreeLinks : [],
        )
      return card({
        title: titled(what, country, `${found.length} 所写过达到的线`),
        lines,
        unknown: '多数学校按专业写线，没有写单科和排除科目的也可能有；达到不等于录取。',
        link,
        links: isDegree ? degreeLinks : [{ label: '看写明要求的大学', href: link }],
      })
    },
  }
}

/** The lowest average of a university's master's degrees; of those outside its list only what it says of them or of all. */
function leastOf<Row extends ChinaAverage>(rows: readonly Row[], isOutside: boolean) {
  if (isOutside && isListFinal(rows)) return undefined
  const [least] = upperAverages(rows)
    .filter(({ institutions }) => !isOutside || /^(?:all|outside_list)$/.test(institutions))
    .toSorted((a, b) => a.low - b.low)
  return least
}

/** By what British universities publish for Chinese degrees. Only they are in the library. */
function byAverage(typed: number, text: string, isOutside: boolean): Score {
  return {
    text,
    answer: async (country) => {
      const what = `均分 ${typed}`
      if (country.code !== undefined && country.code !== 'uk')
        return missing(
          what,
          country,
          `本站没有收录${country.name}的大学对中国院校均分的要求，看各校课程页，或请顾问查。`,
        )
      const averages = Map.groupBy(await findChinaAverages(schoolStore()), ({ uk }) => uk)
      const reached = new Map(
        Array.from(averages).flatMap(([uk, rows]) => {
          const row = leastOf(rows, isOutside)
          return row !== undefined && row.low <= typed ? [[uk, row] as const] : []
        }),
      )
      if (reached.size === 0)
        return missing(what, country, '本站收录的英国大学里，没有公布过这么低的硕士均分要求。')
      const schools = await rankedSchools([...reached.keys()])
      return card({
        title: titled(what, { name: '英国', code: 'uk' }, `${schools.length} 所公布的最低一档达到`),
        lines: schools.slice(0, 3).flatMap((school) => {
          const row = reached.get(school.id)
          if (row === undefined) return []
          return [
            {
              label: `${nameOf(school)} · 硕士${row.institutions_zh === null ? '' : ` · ${row.institutions_zh}`}`,
              value: `${row.low} 分起`,
              year: [`${row.read_on} 读`, isClassUnstated([row]) ? classUnstated : '2:1'].join('，'),
              source_name: `${nameOf(school)}官网`,
              source_url: row.url,
            },
          ]
        }),
        unknown: `${isOutside ? '按名单外或不分档的线比；' : '按名单内或不分档的线比，名单外的往往更高；'}专业可以更高。`,
        link: chinaPath,
        links: [{ label: '选本科院校，看各校要多少', href: chinaPath }],
      })
    },
  }
}
