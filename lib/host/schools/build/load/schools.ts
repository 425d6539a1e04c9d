import { z } from 'zod'
import { schoolKinds, schoolRecordSchema } from '@/lib/contract/schools'
import { cell } from '@/lib/core/column-table'
import { cityInChinese } from '@/lib/schools/places'
import { rankings } from '@/lib/schools/rankings'
import { toJsonText } from '../../json-text'
import { withOwnPlaces } from '../place-words'
import { searchText } from '../search-text'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { loadHighSchools } from './high-schools'
import { loadNames, readAliases } from './names'
import type { SchoolSink } from './school-sink'
import { loadUniversities } from './universities'

type Names = { nameZh: string | null; alternatives: string[]; previous: string[] }

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

/** `basis`: the survey or list that is the source of `kind`. */
const kindColumns = z.object({ id: cell.text, kind: cell.oneOf(schoolKinds), basis: cell.text })

const redirectColumns = z.object({ from: cell.text })
const arwuColumns = z.object({ id: cell.text, rank: cell.text })

/** Loads universities and high schools, without ids that a redirect replaces. */
export function loadSchools(writer: Writer): ReadonlySet<string> {
  const names = readNames()
  const gone = new Set(readTable('redirects.csv', redirectColumns).map(({ values }) => values.from))
  const arwu = new Map(
    readTable(`arwu_${rankings.arwu.edition}.csv`, arwuColumns).map(({ values: { id, rank } }) => [id, rank]),
  )
  const kinds = new Map(
    readTable('school_kinds.csv', kindColumns).map(({ values: { id, kind } }) => [id, kind]),
  )
  const ids = new Set<string>()
  const aliases = readAliases()
  const own = new Map<string, readonly string[]>()
  const add: SchoolSink['add'] = (row, column, { weight = 0, ...school }) => {
    if (gone.has(school.id)) return
    if (ids.has(school.id)) row.fail(column, `编号 ${school.id} 出现了两次`)
    ids.add(school.id)
    const name = names.get(school.id)
    const place = arwu.get(school.id)
    const city = typeof school.city === 'string' ? school.city : null
    const listed = typeof school.name_zh === 'string' ? school.name_zh : null
    const inOwnForm = listed !== null && school.country === 'us' ? withOwnPlaces(listed) : listed
    const nameZh = name?.nameZh ?? inOwnForm
    const parsed = schoolRecordSchema.safeParse({
      ...empty,
      ...school,
      name_zh: nameZh,
      name_zh_source: nameZh === inOwnForm ? (school.name_zh_source ?? null) : 'common',
      name_alt: [
        ...new Set([
          ...(Array.isArray(school.name_alt) ? school.name_alt : []),
          ...(name?.alternatives ?? []),
        ]),
      ].filter((other) => other !== nameZh),
      name_previous: name?.previous ?? [],
      kind: kinds.get(school.id) ?? null,
      city_zh: city === null ? null : cityInChinese(school.country, city),
      rank_arwu: place !== undefined && /^\d+$/.test(place) ? Number(place) : null,
      arwu:
        place === undefined
          ? null
          : { source: 'ARWU', year: rankings.arwu.edition, world: place, num: Number.parseInt(place, 10) },
    })
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return row.fail(String(issue?.path[0] ?? column), issue?.message ?? '不合要求')
    }
    const record = parsed.data
    const called = [record.name_zh, record.name_en, ...record.name_alt, ...record.name_previous]
    own.set(
      record.id,
      called.filter((each) => each !== null),
    )
    writer.insert('schools', {
      id: record.id,
      level: record.level,
      country: record.country,
      city: record.city,
      city_zh: record.city_zh,
      state: record.state,
      name_zh: record.name_zh,
      name_en: record.name_en,
      search: searchText([...called, ...(aliases.get(record.id) ?? []).map((alias) => alias.name)]),
      rank_num: record.rank?.num ?? null,
      boarding: record.boarding,
      weight: weight + (record.name_zh === null ? 0 : 1_000_000),
      record: toJsonText(record),
    })
  }
  loadUniversities(add)
  loadHighSchools(writer, { add, ids })
  for (const id of kinds.keys())
    if (!ids.has(id) && !gone.has(id)) throw new Error(`school_kinds.csv：编号 ${id} 不在院校库里`)
  loadNames(writer, own, aliases)
  return ids
}

/** Names that are separated by semicolons. */
const namesCell = cell.text.nullable().transform((text) => text?.split(';') ?? [])

const nameColumns = z.object({
  id: cell.text,
  name_zh: cell.text.nullable(),
  name_alt: namesCell,
  name_previous: namesCell,
})

/** Names that replace or supplement those of the sources, by school id. */
function readNames(): ReadonlyMap<string, Names> {
  return new Map(
    readTable('names.csv', nameColumns).map(({ values: { id, name_zh, name_alt, name_previous } }) => [
      id,
      { nameZh: name_zh, alternatives: name_alt, previous: name_previous },
    ]),
  )
}
