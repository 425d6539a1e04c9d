import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildSync } from 'esbuild'
import { keysWhere } from '@/lib/schools/values'
import { libraryKey, schoolFile } from '../store'
import { definition } from '../tables'
import { contradictionsIn, requireKnown } from './contradictions'
import { defineFunctions } from './functions'
import { loadChinaAverages } from './load/china-averages'
import { loadEntryMarks } from './load/entry-marks'
import { loadListing } from './load/listing'
import { loadMajorSchools } from './load/majors'
import { loadPrices } from './load/prices'
import { loadProgrammeFinder } from './load/programme-finder'
import { loadRegisters } from './load/registers'
import { loadSchools } from './load/schools'
import { loadTuition } from './load/tuition'
import { loadUnitedKingdom } from './load/united-kingdom'
import { loadUnitedStates } from './load/united-states'
import { createWriter } from './writer'

/** The tables that the code below reads while it runs. */
const tables = [
  'lib/content/admissions',
  'lib/content/countries/school-prices.yaml',
  'lib/content/majors/majors.csv',
  'lib/content/schools',
]

/**
 * Writes the school library when there is none or when its sources have changed. Several processes may write at the same time: each
 * writes a file of its own and moves it into place.
 * @returns whether it was written
 */
export function writeSchoolLibrary(): boolean {
  const wanted = fingerprint()
  if (existsSync(schoolFile) && fingerprintOf(schoolFile) === wanted) return false
  mkdirSync(path.dirname(schoolFile), { recursive: true })
  const draft = `${schoolFile}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    buildSchoolStore(draft, wanted)
    renameSync(draft, schoolFile)
  } finally {
    rmSync(draft, { force: true })
  }
  return true
}

/**
 * Writes the library to a new file.
 * @throws with file, line and column of the first invalid cell
 */
function buildSchoolStore(file: string, stamp: string): void {
  const db = new DatabaseSync(file)
  try {
    db.exec("pragma journal_mode = off; pragma synchronous = off; attach ':memory:' as source; begin")
    defineFunctions(db)
    db.exec(definition)
    const writer = createWriter(db)
    loadSchools(db, writer)
    loadUnitedStates(db)
    loadUnitedKingdom(db)
    loadChinaAverages(db, writer)
    loadRegisters(db)
    loadPrices(db)
    loadEntryMarks(db, writer)
    dropRedirected(db)
    loadMajorSchools(db)
    loadProgrammeFinder(db)
    loadTuition(db)
    requireKnown(contradictionsIn(db))
    placeValues(db)
    countFigures(db)
    loadListing(db, writer)
    writer.insert('meta', { key: 'definition', value: definition })
    writer.insert('meta', { key: 'inputs', value: stamp })
    db.exec('commit; detach source; analyze')
  } finally {
    db.close()
  }
}

/** Tables may still contain a school that a redirect has replaced; any other unknown id ends the build. */
function dropRedirected(db: DatabaseSync): void {
  db.exec('insert into redirects select "from", "to" from source.redirects')
  const columns = {
    redirects: 'now',
    school_values: 'school',
    programmes: 'school',
    subjects: 'school',
    fees: 'school',
    china_lists: 'uk',
    china_rules: 'uk',
    china_averages: 'uk',
  }
  for (const [table, column] of Object.entries(columns)) {
    db.exec(`delete from ${table} where ${column} in (select id from redirects)`)
    const lost = db
      .prepare(`select ${column} as id from ${table} where ${column} not in (select id from schools)`)
      .get()
    if (lost) throw new Error(`${table}：编号 ${lost.id} 不在院校库里`)
  }
}

/**
 * The place of a number among those of the same key, level, country and year: 1 is the highest, or the lowest where `countedFrom` says so; equal
 * numbers share a place. Years do not mix: a price of 2027–28 is higher than one of 2026–27 because it is newer. Where a school's value is a
 * range, its programmes are both below and above those of others, so that none of these values has a place. A part of a school has none either,
 * nor has a value of a year for which few schools of the country have a number: those that stopped reporting stay behind in an old year.
 */
function placeValues(db: DatabaseSync): void {
  const listed = (keys: readonly string[]) => keys.map((key) => `'${key}'`).join(', ')
  const placed = listed(keysWhere(({ strip }) => strip))
  const fromLow = listed(keysWhere(({ countedFrom }) => countedFrom === 'low'))
  db.exec(`
    create temp table placed as
      select v.school, v.key, count(*) over peers as among, max(coalesce(v.num_to, v.num) <> v.num) over peers as has_range,
        rank() over (peers order by case when v.key in (${fromLow}) then v.num else -v.num end) as place,
        schools
      from school_values v join schools s on s.id = v.school
        join (select country, level, count(*) as schools from schools group by country, level) using (country, level)
      where v.num is not null and v.covers is null and v.key in (${placed})
      window peers as (partition by v.key, country, level, v.year);
    create unique index placed_by_school on placed (school, key);
    update school_values set (place, among) = (select place, among from placed p where p.school = school_values.school and p.key = school_values.key)
      where (school, key) in (select school, key from placed where not has_range and among >= schools * 0.4);
  `)
}

/** How many published values of its own, no rules of its state, and programmes each record has: lists prefer schools whose page is not empty. */
function countFigures(db: DatabaseSync): void {
  db.exec(
    `update schools set record = json_set(record,
      '$.figures', (select count(*) from school_values v where v.school = schools.id and v.key not like 'rule-%'),
      '$.programme_count', (select count(*) from programmes p where p.school = schools.id))`,
  )
}

/** A hash of everything that the library is made from. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of librarySources()) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** The tables, and every module of this project that this one imports: the bundler lists them, so that none can be forgotten. */
export function librarySources(): string[] {
  const { metafile } = buildSync({
    entryPoints: ['lib/host/schools/build/build-store.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  })
  return [...new Set([...Object.keys(metafile.inputs), ...tables.flatMap(filesUnder)])].sort()
}

function filesUnder(place: string) {
  if (path.extname(place)) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function fingerprintOf(file: string) {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return libraryKey(db, 'inputs')
  } finally {
    db.close()
  }
}
