import { thresholdAnchor } from '@/lib/facts/admissions/entry-thresholds'
import { schoolStore } from '@/lib/host/schools/store'
import { valueColumns } from '@/lib/host/schools/tables'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { detailPath, paths } from '@/lib/routing/paths'
import { finderFilters } from '@/lib/schools/finder'
import { chinaPath } from '@/lib/schools/school-ids'
import { unitsOf } from '../words'
import { type Answer, card, isSchoolPage } from './asked'
import { statedRules } from './country'
import type { Exam } from './exams'
import { byPathway, routes } from './pathways'
import type { Mark, Question } from './question'
import { ruleLines } from './schools/china-rules'
import { type Detail, nameOf, surest, universityAt } from './schools/named-school'
import { bandNote } from './schools/subjects'
import { thresholdLines, thresholdsIn } from './schools/thresholds'
import { valueLine } from './schools/values'
import { type Country, listHref, missing, titled } from './score-card'

type Asking = Mark & { keyword: string }

/** The first mark for which something is held answers; the others are named. */
export async function answerScore(question: Question): Promise<Answer | null> {
  const answers = await Promise.all(
    question.marks.map(async (mark) => ({
      answer: await byMark({ ...mark, keyword: question.keyword }, question),
      others: question.marks.filter((other) => other !== mark).map(({ what }) => what),
    })),
  )
  const { answer = null, others = [] } =
    answers.find((each) => (each.answer?.lines.length ?? 0) > 0) ?? answers[0] ?? {}
  if (answer === null || others.length === 0) return answer
  return { ...answer, unknown: `没有用上：${others.join('、')}。${answer.unknown ?? ''}` }
}

/** From a mark to a list, of a country or a group, or to one university: whether its published line is reached. */
async function byMark(mark: Asking, { keyword, names, group }: Question): Promise<Answer | null> {
  // The name of a page may hold the country: 英国预科.
  const [place = ''] = unitsOf(keyword)
    .filter(({ kind }) => kind === 'country')
    .map(({ meaning }) => meaning)
  const country =
    place === '' && mark.exam.only ? mark.exam.only : { name: place, code: codeOfCountry(place) }
  const [name] = names
  if (name === undefined) {
    const route = mark.exam.key === 'ielts' && routes.find((each) => keyword.includes(each.name))
    return route ? byPathway(route, mark.number, country) : ofList(mark, country)
  }
  if (group !== undefined)
    return ofList(mark, { name: group.name.toUpperCase(), code: undefined }, group.schools)
  const [page, other] = surest(name.pages)
  if (page === undefined || other !== undefined || !isSchoolPage(page)) return null
  const school = await universityAt(page)
  return school === null ? null : ofSchool(mark, school)
}

/** The best-ranked universities whose lowest published line a mark reaches, and how many there are. */
async function ofList(
  { exam, number, what, keyword }: Asking,
  country: Country,
  among?: readonly string[],
): Promise<Answer> {
  const { key, filter, caution = '', lack = '' } = exam
  const links = filter === undefined && key !== undefined ? degreeLinks : []
  const choice =
    filter === undefined ? undefined : finderFilters[filter].choices.findLast(({ end }) => end <= number)
  const most = filter === undefined ? number : choice?.end
  const found =
    key === undefined || most === undefined ? [] : await valuesUpTo(key, most, country.code, among)
  const stated = found.length === 0 && among === undefined ? await statedIn(exam, country) : []
  if (stated.length > 0) {
    const link = listHref('', country)
    const title = titled(what, country, `写明国内均分的 ${stated.length} 所`)
    return statedRules(stated, { title, link, links: [{ label: `${country.name}的大学`, href: link }] })
  }
  if (found.length === 0)
    return missing(
      what,
      country,
      key === undefined ? lack : `本站没有收录${country.name}的大学公布的、这个分数达到的要求。${lack}`,
      links,
    )
  const link = listHref(choice === undefined ? '' : `${filter}=${encodeURIComponent(choice.value)}`, country)
  return card({
    title: titled(what, country, `${found.length} 所公布的线达到`),
    lines: found.slice(0, 3).flatMap((row) =>
      valueLine(row).map((line) => ({
        ...line,
        label: nameOf(row),
        source_url: detailPath.school(row.school),
      })),
    ),
    unknown: `${bandNote(exam.title, keyword)}${caution}` || null,
    link,
    links:
      choice === undefined || among !== undefined
        ? links
        : [{ label: `看这 ${found.length} 所，每所写着数`, href: link }, ...averageLinks(exam)],
  })
}

/** The schools of a country that state an average in words, which cannot be compared with a mark. */
const statedIn = async ({ key }: Exam, { code }: Country) =>
  code !== undefined && key?.startsWith('china-average') ? thresholdsIn(code, 'chinese_bachelor') : []

/** The schools, by rank, that publish a value which is at most this one. */
const valuesUpTo = (key: string, most: number, country: string | undefined, among?: readonly string[]) =>
  schoolStore()
    .selectFrom('school_values')
    .innerJoin('listing', 'listing.id', 'school_values.school')
    .innerJoin('schools', 'schools.id', 'school_values.school')
    .select(['school', 'name_zh', 'name_en', ...valueColumns])
    .where('key', '=', key)
    .where('num', '<=', most)
    .where('schools.level', '=', 'university')
    .$if(country !== undefined, (query) => query.where('schools.country', '=', country ?? ''))
    .$if(among !== undefined, (query) => query.where('school', 'in', [...(among ?? []), '']))
    .orderBy('listing.place')
    .execute()

/** Where averages of Chinese degrees are compared, and converted. */
const byInstitution = { label: '选本科院校，看各校要多少', href: chinaPath }
const degreeLinks = [
  { label: '按百分制均分查英国大学', href: chinaPath },
  { label: 'GPA 计算器', href: paths.gpa },
]

const averageLinks = ({ key }: Exam) => (key?.startsWith('china-average') ? [byInstitution] : [])

/** Requirements of subjects that a card about one school shows. */
const mostRows = 4

/** Whether a mark reaches what one school publishes: its lowest line, then its other lines as it writes them. */
function ofSchool({ exam, number, what, keyword }: Asking, school: Detail): Answer | null {
  const { key, qualification, caution = '' } = exam
  const value = school.values?.find((each) => each.key === key)
  const isEnough = value !== undefined && value.num !== null && number >= value.num
  const compared = (value === undefined ? [] : valueLine(value)).map((line) => ({
    ...line,
    label: `${what} 够不够`,
    value: `${isEnough ? '达到' : '达不到'}${value?.covers == null && qualification === undefined ? '全校' : ''}最低一档 ${line.value}${isEnough ? '，不等于每个课程都够' : ''}`,
  }))
  const others = qualification === undefined ? [] : thresholdLines(school.id, qualification)
  const rules = key?.startsWith('china-average') ? ruleLines(school) : []
  const lines = [...compared, ...others, ...rules].slice(0, mostRows)
  if (lines.length === 0) return null
  const link = detailPath.school(school.id)
  const anchor = qualification === undefined ? '' : `#${thresholdAnchor(qualification)}`
  return card({
    title: `${nameOf(school)} · ${exam.subject ?? `${exam.title} 要求`}`,
    lines,
    unknown:
      `${bandNote(exam.title, keyword)}${compared.length + others.length === 0 ? '' : caution}` || null,
    link: `${link}${anchor}`,
    links: [{ label: '学校页', href: `${link}${anchor}` }, ...averageLinks(exam)],
  })
}
