import { findSchools } from '@/lib/host/schools/find-schools'
import { schoolStore } from '@/lib/host/schools/store'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { detailPath, paths } from '@/lib/routing/paths'
import { type Answer, type AnswerLine, type Asked, card } from './asked'
import { nameOf } from './schools/named-school'
import { guidesOf, mainMatters, subjectNames, toldOf } from './schools/subjects'
import { thresholdsIn } from './schools/thresholds'
import { valueLine } from './schools/values'

/** Subjects whose values the library lists for whole countries, by the order of its list. */
const listedBy: Readonly<Record<string, 'ielts' | 'admission'>> = { 雅思: 'ielts', 录取率: 'admission' }

/** A subject of all universities of a country: how many publish it, or that the site has none. */
export async function answerCountry(asked: Asked): Promise<Answer | null> {
  const [country] = asked.countries
  const [matter = '', ...more] = mainMatters(asked.matters)
  const code = codeOfCountry(country)
  const what = subjectNames[matter]
  if (more.length > 0 || code === undefined || what === undefined) return null
  const isRule = what.startsWith('对')
  if (code === 'uk' && isRule) return null
  const link = `${paths.schools}?country=${code}`
  const title = `${country}的大学 · ${what}`
  const links = [{ label: `${country}的大学`, href: link }]
  const listed = listedBy[matter]
  const sort = listed === undefined ? [] : await sortedBy(listed, code)
  if (sort.length > 0)
    return card({
      title,
      lines: sort,
      unknown: `这是${country}名次靠前的三所${what.replace('要求', '')}，各校不同。`,
      link: `${link}&sort=${listed}`,
      links: [{ label: '按数值看全部', href: `${link}&sort=${listed}` }],
    })
  const told = await toldOf(matter, code)
  if (told.length > 0)
    return card({
      title,
      lines: told,
      unknown: '这是读到写明的几所，有的只是一门课程的线；其余没有收录，看各校课程页。',
      link,
      links: [...(guidesOf[matter]?.[code] === undefined ? [] : [guidesOf[matter][code]]), ...links],
    })
  const stated = isRule && !asked.levels.includes('本科') ? await thresholdsIn(code, 'chinese_bachelor') : []
  if (stated.length > 0) return statedRules(stated, { title, link, links })
  const way = isRule ? '看各校课程页的国家要求，或请顾问查' : '看学校官网，或请顾问查'
  return card({
    title,
    unknown: `本站没有收录${country}的大学${isRule ? '' : '的'}${what}，${way}。`,
    link,
    links,
  })
}

/** Schools of a country that a card names. */
const mostStated = 3

/** The few schools of a country that state an average for Chinese degrees, each with the faculty to which it applies. */
export const statedRules = (
  stated: Awaited<ReturnType<typeof thresholdsIn>>,
  { links, ...given }: Pick<Answer, 'title' | 'link' | 'links'>,
): Answer =>
  card({
    ...given,
    lines: stated.slice(0, mostStated).flatMap(({ lines }) => lines.slice(0, 2)),
    unknown: `本站读到写明国内均分的有 ${stated.length} 所，其余没有收录，看各校课程页的国家要求，或请顾问查。`,
    links: [
      ...stated.slice(0, mostStated).map(({ name, href }) => ({ label: `${name}写的要求`, href })),
      ...links,
    ],
  })

/** The three best-ranked universities of a country that publish a value. */
async function sortedBy(name: 'ielts' | 'admission', country: string): Promise<AnswerLine[]> {
  const filter = { level: 'university', country, sort: 'rank', order: 'asc' } as const
  const { list } = await findSchools(schoolStore(), { ...filter, page: 1, limit: 12 })
  const key = name === 'ielts' ? 'ielts' : 'admission-rate'
  return list
    .flatMap((school) => {
      const value = school.highlights?.find((each) => each.key === key)
      return value === undefined
        ? []
        : valueLine(value).map((line) => ({
            ...line,
            label: nameOf(school),
            source_url: line.source_url ?? detailPath.school(school.id),
          }))
    })
    .slice(0, 3)
}
