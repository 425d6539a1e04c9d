import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { schoolKinds } from '@/lib/contract/schools'
import { studyFieldIds } from '@/lib/schools/fields'
import { finderNames, type StudyLevel, studyLevelIds, valuesBehind } from '@/lib/schools/finder'
import type { SchoolValueKey } from '@/lib/schools/values'
import { toJsonText } from '../../json-text'
import type { StoredEntry } from '../../tables'
import type { Writer } from '../writer'

type Value = { num: number | null; text: string | null }

/** The values that filters compare. */
const comparedKeys = studyLevelIds.flatMap((study) =>
  finderNames.flatMap((name) => valuesBehind(name, study)),
)

/**
 * Writes what lists and filters compare of every school in one place: gathered from the tables of values and programmes it would
 * cost every process, at its first question, the reading of most of the library.
 */
export function loadEntries(db: DatabaseSync, writer: Writer): void {
  const values = valuesBySchool(db)
  const masks = masksOf(db)
  const schools = db.prepare(`
    select id, level, json_extract(record, '$.kind') as kind, country, city, city_zh, state, name_zh, name_en, search, rank_num, boarding, weight from schools order by id
  `)
  for (const row of schools.all()) {
    const id = String(row.id)
    const own = values.get(id)
    const number = (name: SchoolValueKey) => own?.get(name)?.num ?? null
    const price = (name: SchoolValueKey, currency?: string) => ({
      amount: number(name),
      currency: currency ?? own?.get(name)?.text ?? null,
    })
    const entry: StoredEntry = {
      id,
      level: row.level === 'hischool' ? 'hischool' : 'university',
      country: String(row.country),
      city: textOf(row.city),
      cityZh: textOf(row.city_zh),
      state: textOf(row.state),
      nameZh: textOf(row.name_zh),
      nameEn: String(row.name_en),
      search: String(row.search),
      rank: numberOf(row.rank_num),
      kind: schoolKinds.find((kind) => kind === row.kind) ?? null,
      boarding: boardings.find((kind) => kind === row.boarding) ?? null,
      weight: Number(row.weight),
      subjects: { bachelor: masks.bachelor.get(id) ?? 0, master: masks.master.get(id) ?? 0 },
      prices: {
        bachelor: [
          price('tuition-undergraduate', 'USD'),
          price('range-bachelor'),
          price('fee-bachelor'),
          price('rule-bachelor'),
        ],
        master: [
          price('tuition-graduate', 'USD'),
          price('range-master'),
          price('fee-master'),
          price('rule-master'),
          price('masters-yearly'),
        ],
      },
      admission: number('admission-rate'),
      sat: number('sat'),
      ielts: number('ielts'),
      international: number('international-share'),
      size: number('students') ?? number('undergraduates') ?? number('students-europe'),
      setting: settingOf(own?.get('setting')?.text ?? ''),
    }
    writer.insert('entries', { entry: toJsonText(entry) })
  }
}

const boardings = ['boarding', 'day', 'both', 'private'] as const

const settings = ['city', 'suburb', 'town', 'rural'] as const

const settingOf = (locale: string) => settings.find((setting) => locale.startsWith(setting)) ?? null

const textOf = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : null)

const numberOf = (value: SQLOutputValue | undefined) => (typeof value === 'number' ? value : null)

function valuesBySchool(db: DatabaseSync): Map<string, Map<string, Value>> {
  const places = comparedKeys.map(() => '?').join(', ')
  const rows = db.prepare(`select school, key, num, text from school_values where key in (${places})`)
  const known = new Map<string, Map<string, Value>>()
  for (const row of rows.iterate(...comparedKeys)) {
    const school = String(row.school)
    const own = known.get(school) ?? new Map<string, Value>()
    known.set(school, own.set(String(row.key), { num: numberOf(row.num), text: textOf(row.text) }))
  }
  return known
}

const bits = new Map<string, number>(studyFieldIds.map((id, at) => [id, 1 << at]))

/** For each school the fields that it teaches: by its programmes, at the bachelor's level by its counted subjects too. */
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
