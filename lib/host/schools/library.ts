import { type SchoolRow, schoolRecordSchema } from '@/lib/contract/schools'
import { oncePerProcess } from '@/lib/core/once-per-process'
import { studyFieldIds } from '@/lib/schools/fields'
import { finderNames, type StudyLevel, studyLevelIds, valuesBehind } from '@/lib/schools/finder'
import { toYuan } from '@/lib/schools/money'
import type { SchoolValueKey } from '@/lib/schools/values'
import { createSchoolIndex, type SchoolEntry, type SchoolIndex } from './school-index'
import { type SchoolStore, schoolStore } from './store'

export type SchoolLibrary = {
  index: SchoolIndex
  /** The records of these ids, in their order; ids of no school are left out. */
  records: (ids: readonly string[]) => Promise<SchoolRow[]>
}

/** The school library of this process: columns for lists and filters in memory, everything else in the store. */
export const schoolLibrary = (): Promise<SchoolLibrary> =>
  oncePerProcess('school-library', () => createSchoolLibrary(schoolStore()))

export async function createSchoolLibrary(store: SchoolStore): Promise<SchoolLibrary> {
  const index = createSchoolIndex(await readEntries(store))
  return {
    index,
    records: async (ids) => {
      if (ids.length === 0) return []
      const rows = await store.selectFrom('schools').select(['id', 'record']).where('id', 'in', ids).execute()
      const byId = new Map(rows.map(({ id, record }) => [id, record]))
      return ids.flatMap((id) => {
        const record = byId.get(id)
        return record === undefined ? [] : schoolRecordSchema.parse(JSON.parse(record))
      })
    },
  }
}

/** The values that filters compare. */
const comparedKeys = studyLevelIds.flatMap((study) =>
  finderNames.flatMap((name) => valuesBehind(name, study)),
)

/** What lists and filters need of every school. */
export async function readEntries(store: SchoolStore): Promise<SchoolEntry[]> {
  const [schools, values, taught, subjects] = await Promise.all([
    store
      .selectFrom('schools')
      .select([
        'id',
        'level',
        'country',
        'city',
        'city_zh',
        'state',
        'name_zh',
        'name_en',
        'search',
        'rank_num',
        'boarding',
        'weight',
      ])
      .execute(),
    store
      .selectFrom('school_values')
      .select(['school', 'key', 'num', 'text'])
      .where('key', 'in', comparedKeys)
      .execute(),
    store
      .selectFrom('programmes')
      .select(['school', 'level', 'field'])
      .distinct()
      .where('field', 'is not', null)
      .execute(),
    store
      .selectFrom('subjects')
      .select(['school', 'field'])
      .distinct()
      .where('field', 'is not', null)
      .where('courses', '>', 0)
      .execute(),
  ])
  const known = new Map<string, Map<string, { num: number | null; text: string | null }>>()
  for (const { school, key, num, text } of values) {
    const own = known.get(school) ?? new Map()
    known.set(school, own.set(key, { num, text }))
  }
  const masks = masksOf([...taught, ...subjects.map((subject) => ({ ...subject, level: 'bachelor' }))])
  return schools.map((row) => {
    const own = known.get(row.id)
    const number = (name: SchoolValueKey) => own?.get(name)?.num ?? null
    const priced = (name: 'range-bachelor' | 'range-master') =>
      toYuan(number(name), own?.get(name)?.text ?? null)
    return {
      id: row.id,
      level: row.level,
      country: row.country,
      city: row.city,
      cityZh: row.city_zh,
      state: row.state,
      nameZh: row.name_zh,
      nameEn: row.name_en,
      search: row.search,
      rank: row.rank_num,
      boarding: row.boarding,
      weight: row.weight,
      subjects: { bachelor: masks.bachelor.get(row.id) ?? 0, master: masks.master.get(row.id) ?? 0 },
      cost: {
        bachelor: toYuan(number('tuition-undergraduate'), 'USD') ?? priced('range-bachelor'),
        master: toYuan(number('tuition-graduate'), 'USD') ?? priced('range-master'),
      },
      admission: number('admission-rate'),
      sat: number('sat'),
      ielts: number('ielts'),
      international: number('international-share'),
      size: number('students') ?? number('undergraduates') ?? number('students-europe'),
      setting: settingOf(own?.get('setting')?.text ?? ''),
    }
  })
}

const bits = new Map<string, number>(studyFieldIds.map((id, at) => [id, 1 << at]))

const settings = ['city', 'suburb', 'town', 'rural'] as const

const settingOf = (locale: string) => settings.find((setting) => locale.startsWith(setting)) ?? null

function masksOf(
  rows: readonly { school: string; level: string; field: string | null }[],
): Record<StudyLevel, Map<string, number>> {
  const masks = { bachelor: new Map<string, number>(), master: new Map<string, number>() }
  for (const { school, level, field } of rows) {
    const bit = bits.get(field ?? '')
    if (bit === undefined || (level !== 'bachelor' && level !== 'master')) continue
    masks[level].set(school, (masks[level].get(school) ?? 0) | bit)
  }
  return masks
}
