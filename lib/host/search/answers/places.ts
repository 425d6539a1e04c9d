import { findSchool } from '@/lib/host/schools/find-school'
import { findTuitionSpans } from '@/lib/host/schools/find-tuition'
import { onceForStore } from '@/lib/host/schools/once-for-store'
import { schoolStore } from '@/lib/host/schools/store'
import { fold, toKey } from '@/lib/host/text/text'
import { detailPath, paths } from '@/lib/routing/paths'
import { toFeeSpan } from '@/lib/schools/tuition'
import { costHref } from '@/lib/tools/cost/href'
import { costRows } from '@/lib/tools/cost/rows'
import { wanRange } from '@/lib/tools/cost/words'
import { codeOfCountry, nameOfCountry } from '../country-names'
import { unitsOf } from '../words'
import { type Answer, type AnswerLine, card } from './asked'
import { levelValues } from './costs'
import type { Question } from './question'
import { nameOf } from './schools/named-school'
import { rankLines } from './schools/ranks'

/** `written`: its name in the library, which the calculator uses. */
type City = { name: string; written: string; country: string }

/** Every city of the library by its Chinese and its English name; of several with one name the one with the most ranked schools. */
const cities = onceForStore(async (store) => {
  const rows = await store
    .selectFrom('schools')
    .select(['city', 'city_zh', 'country', ({ fn }) => fn.count<number>('rank_num').as('ranked')])
    .select(({ fn }) => fn.count<number>('id').as('count'))
    .where('city', 'is not', null)
    .groupBy(['city', 'city_zh', 'country'])
    .orderBy('ranked')
    .orderBy('count')
    .execute()
  return new Map(
    rows.flatMap(({ city, city_zh, country }) =>
      [city_zh, city].flatMap((name): [string, City][] =>
        name === null ? [] : [[toKey(name), { name: city_zh ?? name, written: city ?? name, country }]],
      ),
    ),
  )
})

/** Kinds of schools in a question, with the words of their names; the longer ones first. */
const kinds: readonly (readonly [written: RegExp, label: string, named: RegExp | null])[] = [
  [/国际高中|寄宿(?:高中|学校|中学)|高中|中学|high schools?|boarding schools?/, '高中', null],
  [
    /(?:高等)?商(?:学院|校|科学校)|business schools?/,
    '商学院',
    /商学院|商业|管理|business|ESSEC|ESCP|HEC|commerce|management/i,
  ],
  [
    /(?:艺术|设计|美术)(?:学院|大学|院校|类大学|学校)|美院|art (?:schools?|colleges?)/,
    '艺术院校',
    /艺术|美术|设计|(?<![a-z])arts?(?![a-z])|design/i,
  ],
  [/音乐学院|音乐学校|music (?:schools?|colleges?)|conservatoires?/, '音乐院校', /音乐|music|conservato/i],
  [/大学|学校|院校|universit(?:y|ies)|colleges?/, '大学', null],
]

const between =
  /有(?:哪些|什么|几所)|哪些|有|的|好|都|附近|最好|不错|排名|\b(?:in|the|best|list|of|what|which|are|there)\b|[\s?？吗呢]/g

const shown = 5

/** The schools of a kind in a city (温哥华的高中, 巴黎商学院有哪些). A name that a school has is that school, unless a list is asked. */
export async function answerCitySchools(question: Question): Promise<Answer | null> {
  const text = fold(question.keyword)
  const kind = kinds.find(([written]) => written.test(text))
  if (kind === undefined) return null
  const [written, label, named] = kind
  const rest = text.replace(written, ' ')
  const place = rest.replace(between, '')
  const city = (await cities(schoolStore())).get(toKey(place))
  const isAsked =
    /哪些|有什么|几所|list|which|what/.test(text) || new RegExp(`[\\s的](?:${written.source})`).test(text)
  const isNamed = question.names.some((name) => name.text.length > place.length)
  if (city === undefined || (isNamed && !isAsked)) return null
  const isHigh = label === '高中'
  const rows = await schoolStore()
    .selectFrom('listing')
    .innerJoin('schools', 'schools.id', 'listing.id')
    .select(['schools.id', 'name_zh', 'name_en'])
    .where('schools.level', '=', isHigh ? 'hischool' : 'university')
    .where('schools.country', '=', city.country)
    .where(({ or, eb }) =>
      or([
        eb('schools.city_zh', '=', city.name),
        eb('schools.city', '=', city.written),
        ...(named === null ? [] : [eb('name_zh', 'like', `${city.name}%`)]),
      ]),
    )
    .orderBy('listing.place')
    .execute()
  const found = rows.filter((row) => named === null || named.test(`${row.name_zh} ${row.name_en}`))
  const country = nameOfCountry(city.country)
  const all = `${isHigh ? paths.highSchools : paths.schools}?country=${city.country}`
  const where = found.length === 0 ? '' : `&city=${encodeURIComponent(isHigh ? city.written : city.name)}`
  const link = `${all}${where}`
  const hrefOf = isHigh ? detailPath.highSchool : detailPath.school
  return card({
    title: `${city.name}的${label}：${found.length === 0 ? '没有收录' : `收录 ${found.length} 所`}`,
    lines: await Promise.all(
      found.slice(0, shown).map(async (row): Promise<AnswerLine> => {
        const school = await findSchool(schoolStore(), row.id)
        const [place] = school === null ? [] : rankLines(school)
        return {
          label: nameOf(row),
          value: place === undefined ? row.name_en : `${place.label} ${place.value}`,
          year: place?.year ?? null,
          source_name: '院校库',
          source_url: hrefOf(row.id),
        }
      }),
    ),
    unknown: `按校区所在城市（${country}${city.name}）列，${named === null ? '' : '只算校名写明的，'}城外的校区不在里面。`,
    link,
    links: [
      { label: `${where === '' ? country : city.name}的全部${isHigh ? '高中' : '大学'}`, href: link },
      ...found.slice(0, shown).map((row) => ({ label: nameOf(row), href: hrefOf(row.id) })),
    ],
  })
}

/** Living costs of a city, or of the cities of a country, as the calculator has them. */
export async function answerLiving({
  keyword,
  countries,
  levels: [level = ''],
}: Question): Promise<Answer | null> {
  const known = await cities(schoolStore())
  const rest = withoutLiving(keyword)
  const city =
    known.get(toKey(rest)) ??
    unitsOf(rest)
      .map(({ text }) => known.get(toKey(text)))
      .find((each) => each !== undefined)
  const code = city?.country ?? codeOfCountry(countries[0])
  if (code === undefined) return null
  const lines = await livingLines(code, levelValues[level] ?? 'undergraduate', city)
  const [first] = lines
  return first === undefined
    ? null
    : card({
        title: `${city?.name ?? countries[0]} · 生活费`,
        lines,
        link: first.source_url ?? paths.cost,
        links: [{ label: '按自己的情况算', href: first.source_url ?? paths.cost }],
      })
}

const withoutLiving = (keyword: string): string =>
  fold(keyword).replace(
    /(?:^|\s)in(?=\s)|(?:一?个?[年月])?的?(?:生活费|食宿|住宿费|房租|吃住)|living costs?|cost of living|living expenses|要?多少钱?|每[年月]|[\s?？吗]/g,
    '',
  )

/** The lines of living and housing of a year. */
export async function livingLines(
  country: string,
  level: 'undergraduate' | 'master',
  city: Pick<City, 'name' | 'written'> | undefined,
): Promise<AnswerLine[]> {
  const { list } = await findTuitionSpans(schoolStore())
  const rows = costRows(country, [level], list.map(toFeeSpan))
  const own = rows.filter(({ input }) => input.tier.cities?.includes(city?.written ?? ''))
  const rest = rows.filter(({ input }) => input.tier.cities === undefined)
  const chosen = city === undefined || rows.length === 1 ? rows : own.length > 0 ? own : rest
  return chosen.slice(0, 3).flatMap(({ input, estimate }) =>
    estimate.lines.flatMap(({ id, label, state, years: [year], note }): AnswerLine[] =>
      !/^(?:living|housing)$/.test(id) || !/sourced|derived/.test(state) || year === undefined
        ? []
        : [
            {
              label: rows.length > 1 ? `${label}（${input.tier.label}）` : label,
              value: `一年约 ${wanRange(year)} 万元`,
              year: [note, `汇率 ${estimate.rate.period}`].filter(Boolean).join('；'),
              source_name: '本站留学费用计算器，逐项写明来源',
              source_url: costHref(input),
            },
          ],
    ),
  )
}
