import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { SchoolRow } from '@/lib/contract/schools'
import { schoolsThatName } from '@/lib/facts/admissions/entry-thresholds'
import { studyFieldIds } from '@/lib/schools/fields'
import { finderFilters, finderNames, lowestCost, type StudyLevel, studyLevelIds } from '@/lib/schools/finder'
import { toYuan } from '@/lib/schools/money'
import { valuesBehind } from '@/lib/schools/values'
import { gaokaoUniversities } from '@/lib/tools/gaokao/match'
import { choicesText } from '../../counted-filters'
import { foldName } from '../../fold-name'
import type { ListingTable } from '../../tables'
import type { Writer } from '../writer'

/** The row of a school before its positions in the orders are computed. */
export type UnplacedSchool = Omit<
  ListingTable,
  'place' | 'letter' | 'name_place' | 'by_rank' | 'by_weight' | 'choices_bachelor' | 'choices_master'
> & { name_zh: string | null; name_en: string; weight: number }

type Value = { num: number | null; text: string | null }

/** Writes the values by which lists and filters compare schools into one table, with prices in yuan. */
export function loadListing(db: DatabaseSync, writer: Writer): void {
  const values = valuesBySchool(db)
  const masks = masksOf(db)
  const schools = db.prepare('select search, weight, record from schools order by id').all()
  fillListing(
    writer,
    schools.map(({ search, weight, record }) => {
      const school: SchoolRow = JSON.parse(String(record))
      const own = values.get(school.id)
      const first = (name: string, study: StudyLevel = 'bachelor') =>
        valuesBehind(name, study)
          .map((key) => own?.get(key)?.num ?? null)
          .find((num) => num !== null) ?? null
      const cost = (study: StudyLevel) =>
        [lowestCost(study), ...valuesBehind('cost', study)]
          .map((key) => yuanOf(key, own?.get(key)))
          .find((yuan) => yuan !== null) ?? null
      return {
        id: school.id,
        level: school.level,
        country: school.country,
        city: school.city === null ? null : foldName(school.city),
        city_zh: school.city_zh,
        state: school.state,
        name_zh: school.name_zh,
        name_en: school.name_en,
        search: String(search),
        rank_num: school.rank?.num ?? null,
        kind: school.kind ?? 'degree',
        boarding: school.boarding,
        weight: Number(weight),
        subject_bachelor: masks.bachelor.get(school.id) ?? null,
        subject_master: masks.master.get(school.id) ?? null,
        cost_bachelor: cost('bachelor'),
        cost_master: cost('master'),
        admission: first('admission'),
        sat: first('sat'),
        ielts: first('ielts'),
        ib: first('ib'),
        alevel: first('alevel'),
        average: first('average'),
        average_other: first('average_other'),
        entry: entryBits(school.id),
        international: first('international'),
        size: first('size'),
        setting: settingOf(own?.get('setting')?.text ?? ''),
      }
    }),
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
    ...byRank.filter(({ rank_num }) => rank_num !== null),
    ...byWeight.filter(({ rank_num }) => rank_num === null),
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

const placesOf = <T>(sorted: readonly T[]): ReadonlyMap<T, number> =>
  new Map(sorted.map((one, at) => [one, at + 1]))

/** The letter under which a school is listed: of the English name, without accents and a leading article. */
export function initialOf(nameEn: string): string {
  const [letter = ''] = foldName(nameEn)
    .replace(/^the /, '')
    .replace(/[^a-z]/g, '')
  return letter.toUpperCase()
}

/** The surveys of US tuition give no currency. */
function yuanOf(key: string, value: Value | undefined): number | null {
  const isAmerican = key === 'tuition-undergraduate' || key === 'tuition-graduate'
  return toYuan(value?.num ?? null, isAmerican ? 'USD' : (value?.text ?? null))
}

/** For each qualification, the schools that publish a threshold; for the 高考 also those with a number in the data of its tool. */
const entrySchools = finderFilters.entry.choices.map(({ value }) => {
  const registered = gaokaoUniversities().filter(
    ({ line, atar }) => value === 'gaokao' && (line !== null || atar !== null),
  )
  return new Set([...schoolsThatName(value), ...registered.map(({ id }) => id)])
})

const entryBits = (school: string): number | null =>
  entrySchools.reduce((bits, schools, at) => (schools.has(school) ? bits | (1 << at) : bits), 0) || null

const settings = ['city', 'suburb', 'town', 'rural'] as const

const settingOf = (locale: string) => settings.find((setting) => locale.startsWith(setting)) ?? null

const numberOf = (value: SQLOutputValue | undefined) => (typeof value === 'number' ? value : null)

/** The values that filters compare. */
const comparedKeys = studyLevelIds.flatMap((study) => [
  lowestCost(study),
  ...finderNames.flatMap((name) => valuesBehind(name, study)),
])

function valuesBySchool(db: DatabaseSync): Map<string, Map<string, Value>> {
  const places = comparedKeys.map(() => '?').join(', ')
  const rows = db.prepare(`select school, key, num, text from school_values where key in (${places})`)
  const known = new Map<string, Map<string, Value>>()
  for (const row of rows.iterate(...comparedKeys)) {
    const school = String(row.school)
    const own = known.get(school) ?? new Map<string, Value>()
    const text = typeof row.text === 'string' ? row.text : null
    known.set(school, own.set(String(row.key), { num: numberOf(row.num), text }))
  }
  return known
}

const bits = new Map<string, number>(studyFieldIds.map((id, at) => [id, 1 << at]))

/** For each school the fields that it teaches, from its programmes; at the bachelor's level also from its subjects with courses. */
function masksOf(db: DatabaseSync): Record<StudyLevel, Map<string, number>> {
  const masks = { bachelor: new Map<string, number>(), master: new Map<string, number>() }
  const taught = db.prepare(`
    select distinct school, level, field from programmes where field is not null and level in ('bachelor', 'master')
    union select distinct school, 'bachelor', field from subjects where field is not null and courses > 0
  `)
  for (const { school, level, field } of taught.iterate()) {
    const bit = bits.get(String(field))
    if (bit === undefined) continue
    const mask = masks[level === 'master' ? 'master' : 'bachelor']
    mask.set(String(school), (mask.get(String(school)) ?? 0) | bit)
  }
  return masks
}
