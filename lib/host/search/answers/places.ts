import { readRecords } from '@/lib/host/schools/find-school'
import { allEqual, onceForStore, schoolStore } from '@/lib/host/schools/store'
import { fold, toKey } from '@/lib/host/text/text'
import { detailPath, paths } from '@/lib/routing/paths'
import { regionNamed } from '@/lib/schools/places'
import { costRows } from '@/lib/tools/cost/rows'
import { wanRange } from '@/lib/tools/cost/words'
import { codeOfCountry, nameOfCountry } from '../country-names'
import data from '../data/kinds-of-schools.json' with { type: 'json' }
import { asking, unitsOf } from '../words'
import { type AnswerLine, card, cardOf, lineOf } from './asked'
import { calculated, feeSpans, levelValues } from './costs'
import type { Question } from './question'
import { listedSchools, nameOf, rankLines } from './schools/rows'

/** `written`: its name in the library, which the calculator uses; missing for a whole country. */
type Place = { name: string; written?: string; country: string }
type City = Place & { written: string }

/** Every city of the library by its Chinese and its English name; of several with one name the one with the most ranked schools. */
const cities = onceForStore(async (store) => {
  const rows = await store
    .selectFrom('schools')
    .select(['city', 'city_zh', 'country', ({ fn }) => fn.count<number>('rank_num').as('ranked')])
    .where('city', 'is not', null)
    .groupBy(['city', 'city_zh', 'country'])
    .orderBy('ranked')
    .execute()
  return new Map(
    rows.flatMap(({ city, city_zh, country }) =>
      [city_zh, city].flatMap((name): [string, City][] =>
        name ? [[toKey(name), { name: city_zh ?? name, written: city ?? name, country }]] : [],
      ),
    ),
  )
})

/** Kinds of schools in a question, with the words of their names; the longer ones first. */
const kinds = data.kinds.map(({ written, label, named }) => ({
  written: new RegExp(written),
  label,
  named: named ? new RegExp(named, 'i') : undefined,
}))

const between = new RegExp(data.between, 'g')

const shown = 5

/** The city, country or state with a name. */
async function placeOf(name: string): Promise<(Place & { state?: string }) | undefined> {
  const country = codeOfCountry(name)
  return (
    (await cities(schoolStore())).get(toKey(name)) ??
    (!country ? regionNamed(name) : { name: nameOfCountry(country), country })
  )
}

/** The schools of a kind in a place (温哥华的高中, 新西兰大学名单). A name that a school has is that school, unless a list is asked. */
export async function answerPlaceSchools({ keyword, names }: Question) {
  const text = fold(keyword)
  const kind = kinds.find(({ written }) => written.test(text))
  if (!kind) return null
  const { written, label, named: inName } = kind
  const typed = text.replace(written, ' ').replace(between, '')
  const place = await placeOf(typed)
  const isAsked = new RegExp(`名单|哪些|有什么|几所|list|which|what|[\\s的](?:${written.source})`).test(text)
  // 埃克塞特中学 is the name of one school, 埃克塞特的中学 a list.
  const isName =
    /中学$/.test(text) ||
    (codeOfCountry(typed) && label === '大学') ||
    names.some((name) => name.text.length > typed.length)
  if (!place || (isName && !isAsked)) return null
  const { name, written: city, country, state } = place
  const isBoarding = label === '寄宿高中'
  const isHigh = isBoarding || label === '高中'
  const rows = await listedSchools()
    .where(
      allEqual({
        'schools.level': isHigh ? 'hischool' : 'university',
        'schools.country': country,
        'schools.state': state,
      }),
    )
    .$if(isBoarding, (query) => query.where('schools.boarding', 'in', ['boarding', 'both']))
    .$if(city !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('schools.city_zh', '=', name),
          eb('schools.city', '=', city ?? ''),
          ...(inName ? [eb('name_zh', 'like', `${name}%`)] : []),
        ]),
      ),
    )
    .execute()
  const found = rows.filter((row) => inName?.test(`${row.name_zh} ${row.name_en}`) ?? true)
  const where = new URLSearchParams({
    country,
    ...(isBoarding && { boarding: 'boarding' }),
    ...(found[0] && (city ?? state) && { city: isHigh ? (city ?? name) : name }),
  })
  const link = `${isHigh ? paths.highSchools : paths.schools}?${where}`
  const hrefOf = isHigh ? detailPath.highSchool : detailPath.school
  const named = await readRecords(
    schoolStore(),
    found.slice(0, shown).map(({ id }) => id),
  )
  return card({
    title: `${name}的${label}：${!found.length ? '没有收录' : `收录 ${found.length} 所`}`,
    lines: named.map((school) => {
      const [rank] = rankLines(school)
      const value = rank ? `${rank.label} ${rank.value}` : school.name_en
      return lineOf(nameOf(school), value, rank?.year, '院校库', hrefOf(school.id))
    }),
    unknown: [
      city &&
        `按校区所在城市（${[...new Set([nameOfCountry(country), name])].join('')}）列，城外的校区不在里面。`,
      inName && '只算校名写明的。',
    ],
    links: [
      {
        label: `${where.has('city') ? name : nameOfCountry(country)}的全部${isHigh ? '高中' : '大学'}`,
        href: link,
      },
      ...named.map((school) => ({ label: nameOf(school), href: hrefOf(school.id) })),
    ],
  })
}

const ofLiving = new RegExp(asking('ofLiving'), 'gi')

/** Living costs of a city, or of the cities of a country, as the calculator has them. */
export async function answerLiving({ keyword, countries, levels: [level = ''] }: Question) {
  const known = await cities(schoolStore())
  const rest = fold(keyword).replace(ofLiving, '')
  const [city] = [rest, ...unitsOf(rest).map(({ text }) => text)].flatMap(
    (text) => known.get(toKey(text)) ?? [],
  )
  const code = city?.country ?? codeOfCountry(countries[0])
  const lines = await livingLines(code ?? '', levelValues[level] ?? 'undergraduate', city)
  return cardOf({
    title: lines[0]?.label.replace(/（.*/, '') ?? '',
    lines,
    links: [{ label: '按自己的情况算', href: lines[0]?.source_url ?? paths.cost }],
  })
}

/** The lines of living and housing of a year, each with the city or the country whose it is. */
export async function livingLines(
  country: string,
  level: 'undergraduate' | 'master',
  city: Pick<City, 'name' | 'written'> | undefined,
): Promise<AnswerLine[]> {
  const rows = costRows(country, [level], await feeSpans())
  const own = rows.filter(({ input }) => input.tier.cities?.includes(city?.written ?? ''))
  const rest = rows.filter(({ input }) => !input.tier.cities)
  const chosen = own.length > 0 ? own : city && rows.length > 1 ? rest : rows
  return chosen
    .slice(0, 3)
    .flatMap(({ input, estimate }) =>
      estimate.lines.flatMap(({ id, label, state, years: [year], note }): AnswerLine[] =>
        !/^(?:living|housing)$/.test(id) || !/sourced|derived/.test(state) || year === undefined
          ? []
          : [
              calculated(
                { input },
                own.length > 0
                  ? `${city?.name} · ${label}`
                  : `${input.country.label} · ${label}${rows.length > 1 ? `（${input.tier.label}）` : ''}`,
                `一年约 ${wanRange(year)} 万元`,
                [note, `汇率 ${estimate.rate.period}`],
              ),
            ],
      ),
    )
}
