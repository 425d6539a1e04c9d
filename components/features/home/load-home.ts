import { hueOf } from '@/components/blocks/country-hue'
import { loadOwners } from '@/components/features/deadlines/deadline-names'
import { listOf, namesOf, toRankedSchool } from '@/components/features/records'
import { orEmpty, orNull } from '@/lib/api/client'
import { type Country, listCountries } from '@/lib/api/countries'
import { listNews } from '@/lib/api/news'
import { listSchools } from '@/lib/api/schools'
import { listSelected } from '@/lib/api/selected'
import { listStories } from '@/lib/api/stories'
import { listTuitionSpans } from '@/lib/api/tuition'
import { daysLeft } from '@/lib/facts/admissions/deadline-words'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { lastDayOf } from '@/lib/facts/ending'
import { paths } from '@/lib/routing/paths'
import { type Conditioned, yearInBrief } from '@/lib/tools/cost/span'
import { yearRanges } from '@/lib/tools/cost/year-ranges'

/** The data of the home page. When a request fails, its list is empty and the page is shown all the same. */
export async function loadHome() {
  const [countries, services, planning, top, stories, headlines, spans] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(listSelected('services')),
    orEmpty(listSelected('planning')),
    listOf(listSchools({ level: 'university', sort: 'rank', limit: 5 })),
    listOf(listStories({ limit: 3 })),
    listOf(listNews({ type: 'headlines', limit: 3 })),
    orEmpty(listTuitionSpans()),
  ])
  const { countryOf } = namesOf(countries, [])
  const own = countries.filter((country) => !country.consultOnly)

  return {
    services,
    planning,
    nextDays: await nextDaysOf(new Date()),
    destinations: await Promise.all(
      own
        .filter(hasText)
        .map((country) => toDestination(country, yearInBrief(country.code, 'undergraduate', spans))),
    ),
    otherPages: own.filter((country) => !hasText(country)),
    consultCountries: countries.filter((country) => country.consultOnly),
    ranking: top.find((school) => school.rank !== null)?.rank ?? null,
    schools: top.map((school) => toRankedSchool(school, countryOf)),
    stories,
    headlines,
    years: yearRanges('undergraduate', spans),
  }
}

/** Rows beside the five schools. */
const mostDays = 7

/** The nearest application days that are certain and hold for pupils of the mainland. */
async function nextDaysOf(now: Date) {
  const next = deadlines
    .flatMap((deadline) => {
      const left = deadline.isInternationalOnly ? null : daysLeft(deadline, now)
      const { closes, ending } = deadline
      if (left === null || ending === null || closes === null) return []
      const zone = lastDayOf(ending) === closes ? '' : ' 当地'
      return [{ deadline, left, by: ending.by, day: closes.slice(5) + zone }]
    })
    .toSorted((one, other) => one.by - other.by)
    .slice(0, mostDays)
  const ownerOf = await orNull(loadOwners(next.map(({ deadline }) => deadline)))
  return next.flatMap(({ deadline, left, day }) => {
    const owner = ownerOf?.(deadline)
    return owner === undefined
      ? []
      : [
          {
            id: deadline.id,
            name: `${owner.name} ${deadline.round}`,
            href: owner.href ?? paths.deadlines,
            left,
            day,
          },
        ]
  })
}

export type Home = Awaited<ReturnType<typeof loadHome>>

const hasText = (country: Country): boolean => destinationTexts[country.code] !== undefined

/** @param yearly cost of a year with its main condition; null when it is not known */
async function toDestination({ code, name, href }: Country, yearly: Conditioned | null) {
  const common = { country: code, level: 'university', limit: 1 } as const
  const totalOf = async (query: Parameters<typeof listSchools>[0]) =>
    (await orNull(listSchools(query)))?.total ?? null
  const [total, ranked] = await Promise.all([totalOf(common), totalOf({ ...common, band: 'top200' })])
  return { code, name, href, hue: hueOf(code), text: destinationTexts[code] ?? '', yearly, total, ranked }
}

/** The most important fact about each destination with a tile, in the order of the tiles. */
const destinationTexts: Readonly<Partial<Record<string, string>>> = {
  us: '各校自主录取，课程难度、活动和文书一起看；公立与私立费用差别大。',
  uk: '本科统一走 UCAS，授课型硕士多为一年；看重均分和本科院校背景。',
  ca: '教育由各省管理，申请学习许可前先查学校是否在指定院校名单里。',
  au: '一年两次主要入学，多所大学接受高考成绩；签证重视真实的学习计划。',
  nz: '大学都是公立，专业各有侧重；中学阶段可以从寄宿家庭开始。',
  jp: '本科看 EJU 与校内考，修士先联系导师；日语和英文项目分开准备。',
  sg: '公立大学名额少、要求高；合作办学先看清文凭由谁颁发。',
  hk: '各校自主招收非本地生，高考与国际课程分两条通道，可同时准备。',
}
