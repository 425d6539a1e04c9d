import { schoolRecordSchema } from '@/lib/contract/schools'
import { schoolAliases } from '@/lib/host/search/aliases'
import { toPinyin } from '@/lib/host/search/pinyin'
import { cityInChinese } from '@/lib/schools/places'
import { fold } from '../fold'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { loadHighSchoolsAbroad } from './high-schools'
import type { SchoolSink } from './school-sink'
import { graduateTuitionOf } from './united-states'

type Names = { nameZh: string | null; alternatives: string[]; previous: string[] }

/** Names that replace or add to those of the sources, by school id. */
export type NameTable = ReadonlyMap<string, Names>

const empty = {
  name_zh_source: null,
  name_alt: [],
  city: null,
  state: null,
  website: null,
  rank: null,
  rank_prev: null,
  rank_arwu: null,
  arwu: null,
  tuition_usd: null,
  tuition_grad_usd: null,
  room_board_usd: null,
  other_exp_usd: null,
  books_usd: null,
  tuition_year: null,
  tuition_source: null,
  control: null,
  size_band: null,
  degree_level: null,
  boarding: null,
  enrolment: null,
  enrolment_year: null,
  ror_id: null,
  wikidata_id: null,
  ipeds_unitid: null,
} as const

/** Universities and high schools. Ids that a redirect replaces are left out. */
export function loadSchools(writer: Writer): ReadonlySet<string> {
  const names = readNames()
  const gone = new Set(readTable('redirects.csv', ['from', 'to']).map((row) => row.required('from')))
  const arwu = new Map(
    readTable('arwu_2026.csv', ['id', 'rank']).map((row) => [row.required('id'), row.required('rank')]),
  )
  const ids = new Set<string>()
  const add: SchoolSink['add'] = (row, column, { weight = 0, ...school }) => {
    if (gone.has(school.id)) return
    if (ids.has(school.id)) row.fail(column, `编号 ${school.id} 出现了两次`)
    ids.add(school.id)
    const name = names.get(school.id)
    const place = arwu.get(school.id)
    const city = typeof school.city === 'string' ? school.city : null
    const nameZh = name?.nameZh ?? school.name_zh
    const parsed = schoolRecordSchema.safeParse({
      ...empty,
      ...school,
      name_zh: nameZh,
      name_zh_source: nameZh === school.name_zh ? (school.name_zh_source ?? null) : 'common',
      name_alt: distinct([
        ...(Array.isArray(school.name_alt) ? school.name_alt : []),
        ...(name?.alternatives ?? []),
      ]).filter((other) => other !== nameZh),
      name_previous: name?.previous ?? [],
      city_zh: city === null ? null : cityInChinese(school.country, city),
      rank_arwu: place !== undefined && /^\d+$/.test(place) ? Number(place) : null,
      arwu:
        place === undefined
          ? null
          : { source: 'ARWU', year: 2026, world: place, num: Number.parseInt(place, 10) },
    })
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return row.fail(String(issue?.path[0] ?? column), issue?.message ?? '不合要求')
    }
    const record = parsed.data
    writer.insert('schools', {
      id: record.id,
      level: record.level,
      country: record.country,
      city: record.city,
      city_zh: record.city_zh,
      state: record.state,
      name_zh: record.name_zh,
      name_en: record.name_en,
      search: searchText([
        record.name_zh,
        record.name_en,
        ...record.name_alt,
        ...record.name_previous,
        ...(schoolAliases[record.id] ?? []),
      ]),
      rank_num: record.rank?.num ?? null,
      boarding: record.boarding,
      weight: weight + (record.name_zh === null ? 0 : 1_000_000),
      record: JSON.stringify(record),
    })
  }
  loadUniversities(add)
  loadMoreUniversities(add)
  loadAddedUniversities(add)
  loadListedHighSchools(add)
  loadHighSchoolsAbroad(writer, { add, ids })
  return ids
}

/** Names, folded, with full pinyin and initials; one per line, so that no hit spans two. */
export function searchText(names: readonly (string | null)[]): string {
  const known = names.filter((name) => name !== null)
  const typed = known.flatMap((name) => {
    const pinyin = toPinyin(name)
    return pinyin === null ? [] : [pinyin.joined, ...pinyin.initials]
  })
  const english = known.flatMap((name) => acronymOf(name))
  return `${distinct([...known.map(fold), ...typed, ...english]).join('\n')}\n`
}

const smallWords = new Set(['of', 'the', 'and', 'at', 'in', 'for', 'de', 'la', 'du'])

/** The initials of an English name of three words or more, such as `ucl`. */
function acronymOf(name: string): string[] {
  if (/\p{Script=Han}/u.test(name)) return []
  const words = fold(name)
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
  const initials = words
    .filter((word) => !smallWords.has(word))
    .map((word) => word[0])
    .join('')
  return initials.length >= 3 ? [initials] : []
}

const distinct = (values: readonly string[]) => [...new Set(values)]

function readNames(): NameTable {
  const list = (text: string | null) => (text === null ? [] : text.split(';'))
  return new Map(
    readTable('names.csv', ['id', 'name_zh', 'name_alt', 'name_previous']).map((row) => [
      row.required('id'),
      {
        nameZh: row.text('name_zh'),
        alternatives: list(row.text('name_alt')),
        previous: list(row.text('name_previous')),
      },
    ]),
  )
}

function loadUniversities(add: SchoolSink['add']): void {
  const columns = [
    'id',
    'name_en',
    'name_zh',
    'name_zh_source',
    'name_zh_alt',
    'country',
    'city',
    'state',
    'website',
    'rank_source',
    'rank_year',
    'rank_world',
    'rank_num',
    'rank_prev_2026',
    'tuition_usd',
    'tuition_year',
    'tuition_source',
    'tuition_grad_usd',
    'room_board_usd',
    'other_exp_usd',
    'books_usd',
    'control',
    'size_band',
    'level',
    'ror_id',
    'wikidata_id',
    'ipeds_unitid',
    'base_source',
  ]
  for (const row of readTable('schools.csv', columns)) {
    const source = row.text('rank_source')
    add(row, 'id', {
      id: row.required('id'),
      level: 'university',
      name_zh: row.text('name_zh'),
      name_zh_source: row.text('name_zh_source'),
      name_en: row.required('name_en'),
      name_alt: row.text('name_zh_alt')?.split(';') ?? [],
      country: row.required('country'),
      city: row.text('city'),
      state: row.text('state'),
      website: row.url('website'),
      rank:
        source === null
          ? null
          : {
              source,
              year: row.integer('rank_year'),
              world: row.required('rank_world'),
              num: row.integer('rank_num'),
            },
      rank_prev: row.text('rank_prev_2026'),
      tuition_usd: row.integer('tuition_usd'),
      tuition_grad_usd: graduateTuitionOf(row),
      room_board_usd: row.integer('room_board_usd'),
      other_exp_usd: row.integer('other_exp_usd'),
      books_usd: row.integer('books_usd'),
      tuition_year: row.text('tuition_year'),
      tuition_source: row.text('tuition_source'),
      control: row.text('control'),
      size_band: row.text('size_band'),
      degree_level: row.text('level'),
      ror_id: row.text('ror_id'),
      wikidata_id: row.text('wikidata_id'),
      ipeds_unitid: row.text('ipeds_unitid'),
      source: row.required('base_source'),
    })
  }
}

/** Schools of countries that the first table does not have: name, city and published rank only. */
function loadMoreUniversities(add: SchoolSink['add']): void {
  for (const row of readTable('schools_more.csv', [
    'id',
    'country',
    'name_en',
    'name_zh',
    'city',
    'qs_2027',
    'qs_2026',
  ])) {
    const world = row.required('qs_2027')
    add(row, 'id', {
      id: row.required('id'),
      level: 'university',
      name_en: row.required('name_en'),
      name_zh: row.text('name_zh'),
      name_zh_source: row.text('name_zh') === null ? null : 'common',
      country: row.required('country'),
      city: row.text('city'),
      rank: { source: 'QS World University Rankings', year: 2027, world, num: Number.parseInt(world, 10) },
      rank_prev: row.text('qs_2026'),
      source: 'QS2027',
    })
  }
}

/** Schools that families ask for and no source lists: names and official addresses, no figures. */
function loadAddedUniversities(add: SchoolSink['add']): void {
  for (const row of readTable('schools_added.csv', [
    'id',
    'country',
    'name_en',
    'name_zh',
    'city',
    'website',
  ])) {
    add(row, 'id', {
      id: row.required('id'),
      level: 'university',
      name_en: row.required('name_en'),
      name_zh: row.text('name_zh'),
      name_zh_source: 'common',
      country: row.required('country'),
      city: row.text('city'),
      website: row.url('website'),
      source: 'added',
    })
  }
}

/** The two orders of "boarding and day" in the sources mean the same. */
const boardingOf: Readonly<Record<string, string>> = {
  boarding: 'boarding',
  day: 'day',
  'boarding+day': 'both',
  'day+boarding': 'both',
  private: 'private',
}

function loadListedHighSchools(add: SchoolSink['add']): void {
  const columns = [
    'id',
    'name_en',
    'name_zh',
    'name_zh_source',
    'country',
    'city',
    'state',
    'type',
    'website',
    'secondary_enrolment',
    'enrolment_year',
    'source',
  ]
  for (const row of readTable('highschools.csv', columns)) {
    const type = row.text('type')
    add(row, 'id', {
      id: row.required('id'),
      level: 'hischool',
      name_en: row.required('name_en'),
      name_zh: row.text('name_zh'),
      name_zh_source: row.text('name_zh_source'),
      country: row.required('country'),
      city: row.text('city'),
      state: row.text('state'),
      website: row.url('website'),
      boarding: type === null ? null : (boardingOf[type] ?? row.fail('type', `没有“${type}”这种类型`)),
      enrolment: row.integer('secondary_enrolment'),
      enrolment_year: row.text('enrolment_year'),
      source: row.required('source'),
      weight: row.integer('secondary_enrolment') ?? 0,
    })
  }
}
