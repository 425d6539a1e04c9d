import type { DatabaseSync } from 'node:sqlite'
import { schoolKinds, schoolRecordSchema } from '@/lib/contract/schools'
import { toJsonText } from '@/lib/host/schools/tables'
import { rankings } from '@/lib/schools/rankings'
import { basics, importTables, oneOf, website } from '../import-table'
import { searchText } from '../search-text'
import type { Writer } from '../writer'
import { listHighSchools } from './high-schools'
import { loadNames, readAliases } from './names'

const { qs, arwu } = rankings

const tables = {
  'redirects.csv': '"from" text primary key, "to" text not null, reason text not null',
  'names.csv': 'id text primary key, name_zh text, name_alt text, name_previous text',
  'school_kinds.csv': `id text primary key, kind text not null ${oneOf('kind', schoolKinds)}`,
  [`arwu_${arwu.edition}.csv`]: 'id text primary key, rank text not null',
  'schools.csv': `${basics}, name_zh_source text, name_zh_alt text, state text, ${website},
    rank_source text, rank_year integer, rank_world text constraint "rank_world：不能为空" check ((rank_source is null) or rank_world is not null),
    rank_num integer, rank_prev_${qs.previousEdition} text, tuition_usd integer, tuition_year text,
    tuition_grad_usd integer, room_board_usd integer, other_exp_usd integer, books_usd integer, control text, size_band text, level text,
    ror_id text, wikidata_id text, base_source text not null`,
  'schools_more.csv': `${basics}, qs_${qs.edition} text not null, qs_${qs.previousEdition} text`,
  'schools_added.csv': `${basics}, ${website}`,
}

/**
 * Every school with the values of its record. Universities come from three tables: the most detailed one; schools of countries that are not
 * in it, with name, city and published rank only; schools that families ask for and that are in no source, with names and addresses only.
 */
const listed = `
  create table source.listed (
    id text, level text, name_en text, name_zh text, name_zh_source text, name_alt text, country text, city text, state text, website text,
    rank text, rank_prev text, boarding text, enrolment integer, enrolment_year text, ror_id text, wikidata_id text, source text,
    weight integer default 0
  ) strict;
  insert into source.listed (id, level, name_en, name_zh, name_zh_source, name_alt, country, city, state, website, rank, rank_prev,
    ror_id, wikidata_id, source)
  select id, 'university', name_en, name_zh, name_zh_source, name_zh_alt, country, city, state, website,
    iif(rank_source is null, null, json_object('source', rank_source, 'year', rank_year, 'world', rank_world, 'num', rank_num)),
    rank_prev_${qs.previousEdition}, ror_id, wikidata_id, base_source
  from source.schools;
  insert into source.listed (id, level, name_en, name_zh, name_zh_source, country, city, rank, rank_prev, source)
  select id, 'university', name_en, name_zh, iif(name_zh is null, null, 'common'), country, city,
    json_object('source', 'QS World University Rankings', 'year', ${qs.edition}, 'world', qs_${qs.edition}, 'num', cast(qs_${qs.edition} as integer)),
    qs_${qs.previousEdition}, 'QS${qs.edition}' from source.schools_more;
  insert into source.listed (id, level, name_en, name_zh, name_zh_source, country, city, website, source)
  select id, 'university', name_en, name_zh, 'common', country, city, website, 'added' from source.schools_added;`

/** The records with the tables of all schools: other names, kind, place in ARWU. A name of our own replaces that of the source. */
const records = `
  select listed.*, address(website) as website, kind, city_zh(country, city) as city_zh,
    coalesce(names.name_zh, own_name) as name_zh,
    iif(names.name_zh is null or names.name_zh = own_name, name_zh_source, 'common') as name_zh_source,
    names.name_alt as further_names, names.name_previous,
    iif(arwu.rank glob '*[^0-9]*', null, cast(arwu.rank as integer)) as rank_arwu,
    iif(arwu.rank is null, null, json_object('source', 'ARWU', 'year', ${arwu.edition}, 'world', arwu.rank, 'num', cast(arwu.rank as integer))) as arwu
  from (select *, iif(country = 'us', own_places(name_zh), name_zh) as own_name from source.listed) listed
    left join source.names using (id) left join source.school_kinds using (id) left join source.arwu_${arwu.edition} arwu using (id)
  where id not in (select "from" from source.redirects)`

/** Loads universities and high schools, without ids that a redirect replaces. */
export function loadSchools(db: DatabaseSync, writer: Writer): void {
  importTables(db, tables)
  db.exec(listed)
  listHighSchools(db)
  const aliases = readAliases(db)
  const own = new Map<string, readonly string[]>()
  const parsed = (json: unknown) => (json === null ? null : JSON.parse(String(json)))
  const split = (cell: unknown) => (cell === null ? [] : String(cell).split(';'))
  for (const row of db.prepare(records).iterate()) {
    const { id, weight, rank, arwu, name_zh: nameZh } = row
    if (own.has(String(id))) throw new Error(`编号 ${id} 出现了两次`)
    const others = new Set([...split(row.name_alt), ...split(row.further_names)])
    const read = schoolRecordSchema.safeParse({
      ...row,
      ...{ rank: parsed(rank), arwu: parsed(arwu) },
      name_alt: [...others].filter((other) => other !== nameZh),
      name_previous: split(row.name_previous),
    })
    if (!read.success) {
      const [issue] = read.error.issues
      throw new Error(`学校 ${id}，${issue?.path.join('.')}：${issue?.message}`)
    }
    const record = read.data
    const { level, country, city, city_zh, state, name_zh, name_en, boarding } = record
    const called = [name_zh, name_en, ...record.name_alt, ...record.name_previous].filter(
      (name) => name !== null,
    )
    own.set(record.id, called)
    writer.insert('schools', {
      ...{ id: record.id, level, country, city, city_zh, state, name_zh, name_en, boarding },
      search: searchText([...called, ...(aliases.get(record.id) ?? []).map((alias) => alias.name)]),
      rank_num: record.rank?.num ?? null,
      weight: Number(weight) + (!name_zh ? 0 : 1_000_000),
      record: toJsonText(record),
    })
  }
  const unknown = db
    .prepare(
      'select id from source.school_kinds where id not in (select id from schools union select "from" from source.redirects)',
    )
    .get()
  if (unknown !== undefined) throw new Error(`school_kinds.csv：编号 ${unknown.id} 不在院校库里`)
  loadNames(db, writer, own, aliases)
}
