import type { Row } from '@/lib/core/read-table'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { basicsOf, type SchoolSink } from './school-sink'

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

function loadListed({ add }: SchoolSink): void {
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
      ...basicsOf(row),
      level: 'hischool',
      name_zh_source: row.text('name_zh_source'),
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

const idOf = (row: Row, sink: SchoolSink, column: string, own: string) => {
  const known = row.text(column)
  return known !== null && sink.ids.has(known) ? known : own
}

function loadEngland({ value }: Writer, sink: SchoolSink): void {
  const columns = [
    'urn',
    'name',
    'type',
    'address3',
    'town',
    'age_low',
    'age_high',
    'gender_16_18',
    'pupils_16_18',
    'alevel_pupils',
    'alevel_points',
    'alevel_grade',
    'aab_pct',
    'website',
    'highschools_id',
  ]
  for (const row of readTable('uk_schools.csv', columns)) {
    const own = `hs-uk-${row.required('urn')}`
    const id = idOf(row, sink, 'highschools_id', own)
    const pupils = row.integer('pupils_16_18')
    const isCollege = row.required('type') !== 'independent'
    if (id === own) {
      sink.add(row, 'urn', {
        id,
        level: 'hischool',
        name_en: row.required('name'),
        name_zh: null,
        country: 'uk',
        city: row.text('town') ?? row.text('address3'),
        state: 'England',
        website: row.url('website'),
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
        row.text('age_low') === null || row.text('age_high') === null
          ? null
          : `${row.text('age_low')}–${row.text('age_high')} 岁`,
      ...results,
    })
    value(id, 'gender', { text: row.text('gender_16_18'), ...results })
    value(id, 'pupils-16-18', { num: pupils, ...results })
    value(id, 'a-level-pupils', { num: row.integer('alevel_pupils'), ...results })
    value(id, 'a-level-points', { num: row.number('alevel_points'), ...results })
    value(id, 'a-level-grade', { text: row.text('alevel_grade'), ...results })
    value(id, 'aab-share', { num: row.number('aab_pct'), ...results })
  }
}

/** Many rows whose name shows no level are primary schools, so only rows of the level `high` are loaded. */
function loadUnitedStates({ value }: Writer, sink: SchoolSink): void {
  const columns = [
    'campus_code',
    'name',
    'operator',
    'city',
    'state',
    'level',
    'operator_kind',
    'highschools_id',
  ]
  const seen = new Set<string>()
  for (const row of readTable('us_sevp_schools.csv', columns)) {
    if (row.oneOf('level', ['high', 'unknown']) !== 'high') continue
    const own = `hs-us-sevp-${row.required('campus_code').toLowerCase()}`
    const id = idOf(row, sink, 'highschools_id', own)
    if (seen.has(id)) continue
    seen.add(id)
    const isPublic = row.text('operator_kind') === 'public'
    if (id === own) {
      sink.add(row, 'campus_code', {
        id,
        level: 'hischool',
        name_en: row.required('name'),
        name_zh: null,
        country: 'us',
        city: row.text('city'),
        state: row.text('state'),
        source: 'sevp',
        weight: isPublic ? 0 : 1,
      })
    }
    const list = { year: '2026-07-08', source: 'sevp' } as const
    value(id, 'sevp', { text: 'listed', ...list })
    value(id, 'operator', { text: row.oneOf('operator_kind', ['public', 'diocese']), ...list })
  }
}

function loadNewZealand({ value }: Writer, sink: SchoolSink): void {
  const columns = [
    'moe_number',
    'name',
    'town',
    'region',
    'years',
    'authority',
    'gender',
    'boarding',
    'roll',
    'international_students',
    'website',
  ]
  for (const row of readTable('nz_schools.csv', columns)) {
    const id = `hs-nz-${row.required('moe_number')}`
    const international = row.integer('international_students') ?? 0
    const boards = row.text('boarding') === 'Y'
    sink.add(row, 'moe_number', {
      id,
      level: 'hischool',
      name_en: row.required('name'),
      name_zh: null,
      country: 'nz',
      city: row.text('town'),
      state: null,
      website: row.url('website'),
      boarding: boards ? 'both' : null,
      source: 'nz-moe',
      weight: international,
    })
    const directory = { year: '2021 年 9 月', source: 'nz-moe' } as const
    value(id, 'takes-international', { text: international > 0 ? 'yes' : null, ...directory })
    value(id, 'boarding-2021', { text: boards ? 'Y' : null, ...directory })
    value(id, 'ownership', { text: authorityInWords(row.text('authority')), ...directory })
    value(id, 'gender', { text: row.text('gender'), ...directory })
    value(id, 'roll', { num: row.integer('roll'), ...directory })
  }
}

function authorityInWords(authority: string | null): string | null {
  if (authority === null) return null
  if (authority.startsWith('Private')) return '私立'
  if (authority.startsWith('State : Integrated') || authority.includes('Integrated'))
    return '公立（整合学校，多为教会或特色办学）'
  return authority.startsWith('State') ? '公立' : authority
}

function loadAustralia({ value }: Writer, sink: SchoolSink): void {
  const columns = [
    'cricos_provider',
    'name',
    'trading_name',
    'type',
    'state',
    'city',
    'website',
    'sites_n',
    'level',
    'tuition_total_aud',
  ]
  const seen = new Set<string>()
  for (const row of readTable('au_schools.csv', columns)) {
    const provider = row.required('cricos_provider')
    const id = `hs-au-${provider.toLowerCase()}`
    const register = { year: '2023 年 1 月登记册', source: 'cricos' } as const
    const sites = row.integer('sites_n')
    const level = row.oneOf('level', ['senior', 'junior'])
    const fee = row.integer('tuition_total_aud')
    if (!seen.has(id)) {
      seen.add(id)
      sink.add(row, 'cricos_provider', {
        id,
        level: 'hischool',
        name_en: row.text('trading_name') ?? row.required('name'),
        name_zh: null,
        country: 'au',
        city: row.text('city'),
        state: australianStates[row.text('state') ?? ''] ?? null,
        website: row.url('website'),
        source: 'cricos',
        weight: sites ?? 0,
      })
      value(id, 'cricos-provider', { text: provider, ...register })
      value(id, 'ownership', {
        text: row.required('type').startsWith('Government') ? '公立' : '私立',
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
