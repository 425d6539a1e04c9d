import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { basicColumns, basicsOf, type SchoolSink } from './school-sink'

/** High schools of our own list and of four public registers. A school that is already in our list gets the register's values. */
export function loadHighSchools(writer: Writer, sink: SchoolSink): void {
  loadListed(sink)
  loadEngland(writer, sink)
  loadUnitedStates(writer, sink)
  loadNewZealand(writer, sink)
  loadAustralia(writer, sink)
}

/** The sources write "boarding and day" in two orders with the same meaning. */
const boardingOf: Readonly<Record<string, string>> = {
  boarding: 'boarding',
  day: 'day',
  'boarding+day': 'both',
  'day+boarding': 'both',
  private: 'private',
}

const listedColumns = z.object({
  ...basicColumns,
  name_zh_source: cell.text.nullable(),
  state: cell.text.nullable(),
  type: cell.text.nullable(),
  website: cell.address.nullable(),
  secondary_enrolment: cell.integer.nullable(),
  enrolment_year: cell.text.nullable(),
  source: cell.text,
})

function loadListed({ add }: SchoolSink): void {
  for (const row of readTable('highschools.csv', listedColumns)) {
    const { values } = row
    const type = values.type
    add(row, 'id', {
      ...basicsOf(values),
      level: 'hischool',
      name_zh_source: values.name_zh_source,
      state: values.state,
      website: values.website,
      boarding: type === null ? null : (boardingOf[type] ?? row.fail('type', `没有“${type}”这种类型`)),
      enrolment: values.secondary_enrolment,
      enrolment_year: values.enrolment_year,
      source: values.source,
      weight: values.secondary_enrolment ?? 0,
    })
  }
}

const idOf = ({ highschools_id: known }: { highschools_id: string | null }, sink: SchoolSink, own: string) =>
  known !== null && sink.ids.has(known) ? known : own

const englishColumns = z.object({
  urn: cell.text,
  name: cell.text,
  type: cell.text,
  address3: cell.text.nullable(),
  town: cell.text.nullable(),
  age_low: cell.text.nullable(),
  age_high: cell.text.nullable(),
  gender_16_18: cell.text.nullable(),
  pupils_16_18: cell.integer.nullable(),
  alevel_pupils: cell.integer.nullable(),
  alevel_points: cell.number.nullable(),
  alevel_grade: cell.text.nullable(),
  aab_pct: cell.number.nullable(),
  website: cell.address.nullable(),
  highschools_id: cell.text.nullable(),
})

function loadEngland({ value }: Writer, sink: SchoolSink): void {
  for (const row of readTable('uk_schools.csv', englishColumns)) {
    const { values } = row
    const own = `hs-uk-${values.urn}`
    const id = idOf(values, sink, own)
    const pupils = values.pupils_16_18
    const isCollege = values.type !== 'independent'
    if (id === own) {
      sink.add(row, 'urn', {
        id,
        level: 'hischool',
        name_en: values.name,
        name_zh: null,
        country: 'uk',
        city: values.town ?? values.address3,
        state: 'England',
        website: values.website,
        source: 'dfe',
        weight: pupils ?? 0,
      })
    }
    const results = { year: '2023/24 学年', source: 'dfe' } as const
    value(id, 'ownership', {
      text: isCollege ? '公立第六学级学院（sixth-form college）' : '独立学校（私立）',
      ...results,
    })
    value(id, 'ages', {
      text:
        values.age_low === null || values.age_high === null
          ? null
          : `${values.age_low}–${values.age_high} 岁`,
      ...results,
    })
    value(id, 'gender', { text: values.gender_16_18, ...results })
    value(id, 'pupils-16-18', { num: pupils, ...results })
    value(id, 'a-level-pupils', { num: values.alevel_pupils, ...results })
    value(id, 'a-level-points', { num: values.alevel_points, ...results })
    value(id, 'a-level-grade', { text: values.alevel_grade, ...results })
    value(id, 'aab-share', { num: values.aab_pct, ...results })
  }
}

const americanColumns = z.object({
  campus_code: cell.text,
  name: cell.text,
  city: cell.text.nullable(),
  state: cell.text.nullable(),
  level: cell.oneOf(['high', 'unknown']).nullable(),
  operator_kind: cell.oneOf(['public', 'diocese']).nullable(),
  highschools_id: cell.text.nullable(),
})

/** Many rows whose name shows no level are primary schools, so only rows of the level `high` are loaded. */
function loadUnitedStates({ value }: Writer, sink: SchoolSink): void {
  const seen = new Set<string>()
  for (const row of readTable('us_sevp_schools.csv', americanColumns)) {
    const { values } = row
    if (values.level !== 'high') continue
    const own = `hs-us-sevp-${values.campus_code.toLowerCase()}`
    const id = idOf(values, sink, own)
    if (seen.has(id)) continue
    seen.add(id)
    const isPublic = values.operator_kind === 'public'
    if (id === own) {
      sink.add(row, 'campus_code', {
        id,
        level: 'hischool',
        name_en: values.name,
        name_zh: null,
        country: 'us',
        city: values.city,
        state: values.state,
        source: 'sevp',
        weight: isPublic ? 0 : 1,
      })
    }
    const list = { year: '2026-07-08', source: 'sevp' } as const
    value(id, 'sevp', { text: 'listed', ...list })
    value(id, 'operator', { text: values.operator_kind, ...list })
  }
}

const newZealandColumns = z.object({
  moe_number: cell.text,
  name: cell.text,
  town: cell.text.nullable(),
  authority: cell.text.nullable(),
  gender: cell.text.nullable(),
  boarding: cell.text.nullable(),
  roll: cell.integer.nullable(),
  international_students: cell.integer.nullable(),
  website: cell.address.nullable(),
})

function loadNewZealand({ value }: Writer, sink: SchoolSink): void {
  for (const row of readTable('nz_schools.csv', newZealandColumns)) {
    const { values } = row
    const id = `hs-nz-${values.moe_number}`
    const international = values.international_students ?? 0
    const boards = values.boarding === 'Y'
    sink.add(row, 'moe_number', {
      id,
      level: 'hischool',
      name_en: values.name,
      name_zh: null,
      country: 'nz',
      city: values.town,
      state: null,
      website: values.website,
      boarding: boards ? 'both' : null,
      source: 'nz-moe',
      weight: international,
    })
    const directory = { year: '2021 年 9 月', source: 'nz-moe' } as const
    value(id, 'takes-international', { text: international > 0 ? 'yes' : null, ...directory })
    value(id, 'boarding-2021', { text: boards ? 'Y' : null, ...directory })
    value(id, 'ownership', { text: authorityInWords(values.authority), ...directory })
    value(id, 'gender', { text: values.gender, ...directory })
    value(id, 'roll', { num: values.roll, ...directory })
  }
}

function authorityInWords(authority: string | null): string | null {
  if (authority === null) return null
  if (authority.startsWith('Private')) return '私立'
  if (authority.startsWith('State : Integrated') || authority.includes('Integrated'))
    return '公立（整合学校，多为教会或特色办学）'
  return authority.startsWith('State') ? '公立' : authority
}

const australianColumns = z.object({
  cricos_provider: cell.text,
  name: cell.text,
  trading_name: cell.text.nullable(),
  type: cell.text,
  state: cell.text.nullable(),
  city: cell.text.nullable(),
  website: cell.address.nullable(),
  sites_n: cell.integer.nullable(),
  level: cell.oneOf(['senior', 'junior']).nullable(),
  tuition_total_aud: cell.integer.nullable(),
})

function loadAustralia({ value }: Writer, sink: SchoolSink): void {
  const seen = new Set<string>()
  for (const row of readTable('au_schools.csv', australianColumns)) {
    const { values } = row
    const provider = values.cricos_provider
    const id = `hs-au-${provider.toLowerCase()}`
    const register = { year: '2023 年 1 月登记册', source: 'cricos' } as const
    const sites = values.sites_n
    const level = values.level
    const fee = values.tuition_total_aud
    if (!seen.has(id)) {
      seen.add(id)
      sink.add(row, 'cricos_provider', {
        id,
        level: 'hischool',
        name_en: values.trading_name ?? values.name,
        name_zh: null,
        country: 'au',
        city: values.city,
        state: australianStates[values.state ?? ''] ?? null,
        website: values.website,
        source: 'cricos',
        weight: sites ?? 0,
      })
      value(id, 'cricos-provider', { text: provider, ...register })
      value(id, 'ownership', {
        text: values.type.startsWith('Government') ? '公立' : '私立',
        ...register,
      })
      value(id, 'sites', { num: sites, ...register })
    }
    const key = level === 'senior' ? 'senior-fee' : 'junior-fee'
    if (level !== null && fee !== null && fee > 1 && !seen.has(`${id} ${key}`)) {
      seen.add(`${id} ${key}`)
      value(id, key, { num: fee, ...register })
    }
  }
}

const australianStates: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}
