import type { DatabaseSync } from 'node:sqlite'
import { schoolsThatName } from '@/lib/facts/admissions/entry-thresholds'
import { studyFieldIds } from '@/lib/schools/fields'
import { finderFilters, type StudyLevel, studyLevelIds } from '@/lib/schools/finder'
import { valuesBehind } from '@/lib/schools/values'
import { gaokaoUniversities } from '@/lib/tools/gaokao/match'
import { choicesText } from '../../counted-filters'
import { foldName } from '../../fold-name'
import { type ListingTable, valueColumns } from '../../tables'
import type { Writer } from '../writer'

/** The row of a school before its positions in the orders are computed. */
export type UnplacedSchool = Omit<
  ListingTable,
  'place' | 'letter' | 'name_place' | 'by_rank' | 'by_weight' | 'choices_bachelor' | 'choices_master'
> & { name_zh: string | null; name_en: string; weight: number }

/** Of these values the first that the school has as a number. */
const first = (keys: readonly string[], is = 'num') =>
  `(select ${is} from json_each('${JSON.stringify(keys)}') wanted join school_values v on v.school = schools.id and v.key = wanted.value
    where ${is} is not null order by wanted.key limit 1)`

const ofStudy = (name: string, is: (study: StudyLevel) => string) =>
  Object.fromEntries(studyLevelIds.map((study) => [`${name}_${study}`, is(study)]))

const compared = {
  // The surveys of US tuition give no currency.
  ...ofStudy('cost', (study) => first(valuesBehind('cost', study), "yuan(num, coalesce(text, 'USD'))")),
  // The fields of its programmes and prices; at the bachelor's level also of its subjects with courses.
  ...ofStudy(
    'subject',
    (study) => `(select sum(1 << key) from json_each('${JSON.stringify(studyFieldIds)}') where value in (
        select field from programmes where school = schools.id and level = '${study}'
        union select title_field(title) from fees where school = schools.id and level = '${study}' and kind = 'programme'
        union select field from subjects where school = schools.id and courses > 0 and '${study}' = 'bachelor'))`,
  ),
  ...Object.fromEntries(
    ['admission', 'sat', 'ielts', 'ib', 'alevel', 'average', 'average_other', 'international', 'size'].map(
      (name) => [name, first(valuesBehind(name, 'bachelor'))],
    ),
  ),
  setting: first(['setting'], "substr(text, 1, instr(text, '-') - 1)"),
}

/** The prices of subjects for a year, the median of the courses that have one; only some prices of schools are those of every subject. */
const subjectFees = `
  insert into subject_fees
  select school, level, field, avg(fee_yuan), 'fee-' || level, round(avg(fee_year)), null, min(currency), min(year), min(source), null, null,
    iif(n > 1, n || ' 门课的中间价，一年', '1 门课，一年'), 'all'
  from (select f.*, coalesce(p.year, fees.year) as year, coalesce(p.source, fees.source) as source,
      row_number() over (partition by f.school, f.level, f.field order by fee_yuan) as at, count(*) over (partition by f.school, f.level, f.field) as n
    from programme_finder f left join programmes p on p.id = programme left join fees on fees.id = f.fee
    where f.field is not null and p.is_research is not 1 and fee_yuan is not null)
  where at in ((n + 1) / 2, n / 2 + 1) group by school, level, field;
  insert or ignore into subject_fees
  select school, levels.key, 'all', yuan(num, coalesce(text, 'USD')) as yuan, ${valueColumns}
  from school_values join json_each('{"bachelor": "tuition-undergraduate", "master": ""}') levels
  where school_values.key in ('fee-' || levels.key, 'rule-' || levels.key, value) and coalesce(num_to, num) = num
    and coalesce(covers, '公立统一标准') = '公立统一标准' and yuan is not null`

/** Writes the values by which lists and filters compare schools into one table, with prices in yuan. */
export function loadListing(db: DatabaseSync, writer: Writer): void {
  db.exec(subjectFees)
  const columns = Object.entries(compared).map(([name, is]) => `${is} as ${name}`)
  const schools = db.prepare(`
    select id, level, country, fold(city) as city, city_zh, state, name_zh, name_en, search, rank_num, coalesce(record ->> '$.kind', 'degree') as kind,
      boarding, weight, ${columns.join(', ')} from schools order by id`)
  fillListing(
    writer,
    (schools.all() as Omit<UnplacedSchool, 'entry'>[]).map((school) => ({
      ...school,
      entry: entryBits(school.id),
    })),
  )
}

/** @param schools in the order of their ids */
export function fillListing({ insert }: Pick<Writer, 'insert'>, schools: readonly UnplacedSchool[]): void {
  const english = new Intl.Collator('en')
  const byName = schools.toSorted((a, b) => english.compare(a.name_en, b.name_en))
  const byRank = byName.toSorted((a, b) => (a.rank_num ?? unranked) - (b.rank_num ?? unranked))
  const byWeight = byName.toSorted((a, b) => b.weight - a.weight)
  const rankPlaces = placesOf(byRank)
  const weightPlaces = placesOf(byWeight)
  const pinyin = new Intl.Collator('zh-Hans-CN')
  const namePlaces = placesOf(
    [...new Set(schools.flatMap(({ name_zh }) => name_zh ?? []))].sort(pinyin.compare),
  )
  const usual = [
    ...byRank.filter(({ rank_num }) => rank_num),
    ...byWeight.filter(({ rank_num }) => !rank_num),
  ]
  for (const [at, school] of usual.entries()) {
    const { name_zh, name_en, weight: _, ...held } = school
    const choices = (study: StudyLevel) => {
      const own = { ...held, subject: held[`subject_${study}`], cost: held[`cost_${study}`] }
      return choicesText((name) => own[name as keyof typeof own])
    }
    insert('listing', {
      place: at + 1,
      ...held,
      letter: initialOf(name_en),
      name_place: namePlaces.get(name_zh ?? '') ?? null,
      by_rank: rankPlaces.get(school) ?? 0,
      by_weight: weightPlaces.get(school) ?? 0,
      choices_bachelor: choices('bachelor'),
      choices_master: choices('master'),
    })
  }
}

const unranked = Number.MAX_SAFE_INTEGER

const placesOf = <T>(sorted: readonly T[]) => new Map(sorted.map((one, at) => [one, at + 1]))

/** The letter under which a school is listed: of the English name, without accents and a leading article. */
export function initialOf(nameEn: string): string {
  const [letter = ''] = foldName(nameEn)
    .replace(/^the /, '')
    .replace(/[^a-z]/g, '')
  return letter.toUpperCase()
}

/** For each qualification, the schools that publish a threshold; for the 高考 also those with a number in the data of its tool. */
const entrySchools = finderFilters.entry.choices.map(({ value }) => {
  const registered = gaokaoUniversities().filter(
    ({ line, atar }) => value === 'gaokao' && (line || atar !== null),
  )
  return new Set([...schoolsThatName(value), ...registered.map(({ id }) => id)])
})

const entryBits = (school: string) =>
  entrySchools.reduce((bits, schools, at) => (schools.has(school) ? bits | (1 << at) : bits), 0) || null
