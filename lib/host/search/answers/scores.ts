import { thresholdAnchor } from '@/lib/facts/admissions/entry-thresholds'
import { findGroup } from '@/lib/host/schools/find-names'
import { schoolStore } from '@/lib/host/schools/store'
import { valueColumns } from '@/lib/host/schools/tables'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { detailPath, paths } from '@/lib/routing/paths'
import { finderFilters } from '@/lib/schools/finder'
import { chinaPath } from '@/lib/schools/school-ids'
import { unitsOf } from '../words'
import { type Answer, type Asked, card, isSchoolPage } from './asked'
import { statedRules } from './country'
import { type Exam, exams } from './exams'
import { byPathway, routes } from './pathways'
import { ruleLines } from './schools/china-rules'
import { type Detail, nameOf, surest, universityAt } from './schools/named-school'
import { bandNote } from './schools/subjects'
import { thresholdLines, thresholdsIn } from './schools/thresholds'
import { valueLine } from './schools/values'
import { type Country, listHref, missing, titled } from './score-card'

/** What may stand beside a score in a question about where it leads. */
const beside = /^(?:雅思|托福|均分|绩点|双非|分数|名单|双一流)$/

const isExam = /^(?:a-?level|ib|sat|雅思|托福)|预科|国际大一/

type Mark = { exam: Exam; number: number; what: string; keyword: string }

/** From a score to a list, of a country or a group, or to one university: whether its published line is reached. */
export async function answerScore(asked: Asked): Promise<Answer | null> {
  const read = markIn(asked.keyword)
  if (read === null) return null
  const { text, ...mark } = read
  const isInMark = (word: string) => text.toLowerCase().includes(word)
  // The name of a page may hold the country: 英国预科.
  const [place = '', ...places] = unitsOf(asked.keyword)
    .filter(({ kind }) => kind === 'country')
    .map(({ meaning }) => meaning)
  const [name, ...names] = asked.names.filter((each) => !isExam.test(each.text) && !isInMark(each.text))
  if (places.length + names.length > 0 || asked.words.some((word) => !isInMark(word))) return null
  if (asked.matters.some((matter) => !beside.test(matter))) return null
  const country =
    place === '' && mark.exam.only ? mark.exam.only : { name: place, code: codeOfCountry(place) }
  if (name === undefined) {
    const route = mark.exam.key === 'ielts' && routes.find((each) => asked.keyword.includes(each.name))
    return route ? byPathway(route, mark.number, country) : ofList(mark, country)
  }
  const members = await findGroup(schoolStore(), name.text)
  if (members !== undefined) return ofList(mark, { name: name.text.toUpperCase(), code: undefined }, members)
  const [page, other] = surest(name.pages)
  if (page === undefined || other !== undefined || !isSchoolPage(page)) return null
  const school = await universityAt(page)
  return school === null ? null : ofSchool(mark, school)
}

/** The exam and the mark in a question; null when it has none. */
function markIn(keyword: string): (Mark & { text: string }) | null {
  for (const exam of exams) {
    const [text, mark] = exam.written.exec(keyword) ?? []
    if (text === undefined || mark === undefined || exam.beside?.test(keyword) === false) continue
    const number = (exam.toNumber ?? Number)(mark)
    const shown = exam.key === 'entry-alevel' ? mark.toUpperCase() : `${exam.title} ${Number(mark)}`
    return { exam, number, what: shown, keyword, text }
  }
  return null
}

/** The best-ranked universities whose lowest published line a mark reaches, and how many there are. */
async function ofList(
  { exam, number, what, keyword }: Mark,
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
function ofSchool({ exam, number, what, keyword }: Mark, school: Detail): Answer | null {
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
