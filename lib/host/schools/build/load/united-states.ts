import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import type { Row } from '@/lib/core/read-table'
import { cipField } from '../field-codes'
import { programmeLevelOfUs } from '../levels'
import { readTable, tableFolder } from '../source-tables'
import { loadValueColumns, type ValueColumn } from '../value-columns'
import type { Writer } from '../writer'

const releaseInWords = (year: string) =>
  year === 'Scorecard 2026-06'
    ? '2026 年 6 月发布'
    : year === 'CY2020-21, 2022 USD'
      ? '2020–21 年收入，按 2022 年美元'
      : year

function basisInWords(basis: string): string {
  if (basis.startsWith('C150_L4')) return '两年制，2020 年秋入学，规定年限一倍半内'
  return basis.includes('Fall 2017') ? '2017 年秋入学，六年内' : '2026 年 6 月发布，六年内'
}

const scorecard = (column: string, words?: (year: string) => string) =>
  ({ year: { column, ...(words && { words }) }, source: 'scorecard' }) as const
const ipeds = (column: string) => ({ year: { column }, source: 'ipeds' }) as const
const carnegie = { as: 'text', year: '2025', source: 'carnegie' } as const
const directory = { as: 'text', year: 'HD2024', source: 'ipeds' } as const

const profile: readonly ValueColumn[] = [
  { column: 'adm_rate_pct', key: 'admission-rate', as: 'number', ...scorecard('adm_year') },
  { column: 'undergrads', key: 'undergraduates', as: 'integer', ...scorecard('undergrads_year') },
  { column: 'grads', key: 'graduates', as: 'integer', ...scorecard('grads_year') },
  { column: 'enrol_total', key: 'students', as: 'integer', ...ipeds('enrol_total_year') },
  { column: 'intl_share_all_pct', key: 'international-share', as: 'number', ...ipeds('intl_share_all_year') },
  {
    column: 'intl_share_ug_pct',
    key: 'international-share-undergraduate',
    as: 'number',
    ...scorecard('intl_share_ug_year'),
  },
  {
    column: 'completion_pct',
    key: 'completion-rate',
    as: 'number',
    ...scorecard('completion_basis', basisInWords),
  },
  {
    column: 'retention_pct',
    key: 'retention-rate',
    as: 'number',
    ...scorecard('retention_year', releaseInWords),
  },
  {
    column: 'student_faculty_ratio',
    key: 'student-faculty-ratio',
    as: 'number',
    ...scorecard('sfr_year', releaseInWords),
  },
  {
    column: 'tuition_out_usd',
    key: 'tuition-undergraduate',
    as: 'integer',
    ...scorecard('tuition_out_year'),
  },
  { column: 'room_board_usd', key: 'housing', as: 'integer', ...scorecard('room_board_year') },
  {
    column: 'median_earnings_10y_usd',
    key: 'earnings-10-years',
    as: 'integer',
    ...scorecard('earnings_note', releaseInWords),
  },
  { column: 'research_2025', key: 'research', ...carnegie },
  { column: 'residential', key: 'residential', ...carnegie },
  { column: 'highest_degree', key: 'highest-degree', ...directory },
  { column: 'locale', key: 'setting', ...directory },
]

/** Columns that `loadValueColumns` cannot read: the scores, and the policy, for which there is a newer table. */
const scoreColumns = [
  'id',
  'sat_ebrw_25',
  'sat_ebrw_75',
  'sat_math_25',
  'sat_math_75',
  'act_25',
  'act_75',
  'scores_year',
  'sat_total_25_new',
  'sat_total_75_new',
  'act_25_new',
  'act_75_new',
  'scores_new_year',
  'test_policy',
  'test_policy_year',
]

/** The year of a value; a value without a year ends the build. */
const yearOf = (row: Row, column: string) => row.text(column) ?? '年份未注明'

const commonAppColumns = [
  'id',
  'cycle',
  'ed1',
  'ed2',
  'ea1',
  'ea2',
  'rea',
  'rd',
  'fee_intl_usd',
  'test_policy',
]

export function loadUnitedStates(writer: Writer): void {
  const commonApp = readTable('commonapp_2024_25.csv', commonAppColumns)
  const policies = new Map(commonApp.map((row) => [row.required('id'), policyOfCommonApp(row)]))
  loadValueColumns(writer, { file: 'us_profile.csv', columns: profile })
  for (const row of readTable('us_profile.csv', scoreColumns)) {
    const id = row.required('id')
    loadScores(row, id, writer.value)
    writer.value(id, 'test-policy', policies.get(id) ?? policyOfSurvey(row))
  }
  loadGraduateTuition(writer)
  loadDegrees(writer)
  loadGraduateLiving(writer)
  for (const row of commonApp) loadCommonApp(row, writer)
}

/** The survey's words for the same policy in the requirements grid. */
const policiesOfCommonApp = {
  always_required: 'required',
  sometimes_required: 'sometimes_required',
  flexible: 'flexible',
  never_required: 'optional',
  ignored: 'test_blind',
} as const

const policyOfCommonApp = (row: Row) => {
  const policy = row.oneOf('test_policy', [
    'always_required',
    'sometimes_required',
    'flexible',
    'never_required',
    'ignored',
  ])
  if (policy === null) return undefined
  return { text: policiesOfCommonApp[policy], ...ofCommonApp(row) }
}

/** The survey of an earlier autumn: for schools that are not in the newer grid. */
const policyOfSurvey = (row: Row) =>
  ({
    text: row.oneOf('test_policy', ['required', 'recommended', 'optional', 'test_blind']),
    year: yearOf(row, 'test_policy_year'),
    source: 'ipeds',
  }) as const

const ofCommonApp = (row: Row) => ({ year: `${row.required('cycle')} 申请季`, source: 'commonapp' }) as const

/** Graduate tuition from the last survey that asked all schools the same questions; it has no prices by programme. */
function loadGraduateTuition({ value }: Writer): void {
  for (const row of readTable('schools.csv', ['id', 'tuition_usd', 'tuition_grad_usd', 'tuition_year'])) {
    const num = graduateTuitionOf(row)
    if (num !== null)
      value(row.required('id'), 'tuition-graduate', {
        num,
        year: row.required('tuition_year'),
        source: 'ipeds',
      })
  }
}

const graduateLivingColumns = z.object({
  id: cell.text,
  low: cell.integer,
  high: cell.integer,
  basis: cell.text,
  year: cell.text,
  /** `included`, or US dollars a year; empty when the school does not say. */
  insurance: cell.text.nullable(),
})

/** Living costs published by the graduate office of each school, never those of another school in the same town. */
function loadGraduateLiving({ value }: Writer): void {
  for (const { values, fail } of readColumns('us_graduate_living.csv', graduateLivingColumns, tableFolder)) {
    const { id, low, high, basis, year, insurance } = values
    const beside = { year, source: 'graduate-offices' } as const
    value(id, 'graduate-living', { num: low, to: high, text: basis, ...beside })
    if (insurance === 'included') value(id, 'graduate-insurance', { text: 'included', ...beside })
    else if (insurance !== null) {
      const amount = Number(insurance)
      value(id, 'graduate-insurance', {
        num: Number.isInteger(amount) ? amount : fail('insurance', `“${insurance}”不是 included 或整数`),
        ...beside,
      })
    }
  }
}

/**
 * US dollars for a year of graduate study. Null when the amount is unreliable: without a year, or below a third of the undergraduate
 * price of the same college in the same survey, because some colleges reported the price of a part of the studies (1,480 where
 * undergraduates pay 28,230).
 */
export function graduateTuitionOf(row: Row): number | null {
  const amount = row.integer('tuition_grad_usd')
  const undergraduate = row.integer('tuition_usd')
  if (amount === null || row.text('tuition_year') === null) return null
  return undergraduate === null || amount >= undergraduate / 3 ? amount : null
}

/** The newer total is the sum of two published percentiles; when it is missing, the older two are added in the same way. */
function loadScores(row: Row, id: string, value: Writer['value']): void {
  const source = 'scorecard'
  const older = row.text('scores_year') ?? ''
  const newer = row.text('scores_new_year') ?? ''
  const [reading25, reading75] = [row.integer('sat_ebrw_25'), row.integer('sat_ebrw_75')]
  const [maths25, maths75] = [row.integer('sat_math_25'), row.integer('sat_math_75')]
  const low = row.integer('sat_total_25_new')
  const high = row.integer('sat_total_75_new')
  if (low !== null && high !== null) value(id, 'sat', { num: low, to: high, year: newer, source })
  else if (reading25 !== null && reading75 !== null && maths25 !== null && maths75 !== null) {
    value(id, 'sat', { num: reading25 + maths25, to: reading75 + maths75, year: older, source })
  }
  value(id, 'sat-reading', { num: reading25, to: reading75, year: older, source })
  value(id, 'sat-math', { num: maths25, to: maths75, year: older, source })
  const act = row.integer('act_25_new')
  if (act !== null) value(id, 'act', { num: act, to: row.integer('act_75_new'), year: newer, source })
  else value(id, 'act', { num: row.integer('act_25'), to: row.integer('act_75'), year: older, source })
}

function loadDegrees({ programme }: Writer): void {
  const titles = new Map(
    readTable('cip_titles.csv', ['code', 'title_en', 'title_zh']).map((row) => [
      row.required('code'),
      { title: row.required('title_en'), title_zh: row.text('title_zh') },
    ]),
  )
  for (const row of readTable('us_majors.csv', ['id', 'level', 'total', 'programs'])) {
    const level =
      programmeLevelOfUs[row.oneOf('level', ['B', 'M', 'D', 'P', 'A']) ?? row.fail('level', '不能为空')]
    for (const entry of row.required('programs').split(';')) {
      const match = /^(\d{4}):(\d+)(?::(\d+))?$/.exec(entry)
      const [, code = '', graduates = '', pay] =
        match ?? row.fail('programs', `“${entry.slice(0, 40)}”不是 学科:人数[:收入]`)
      programme({
        school: row.required('id'),
        level,
        ...(titles.get(code) ?? row.fail('programs', `学科 ${code} 不在 cip_titles.csv 里`)),
        field: cipField(code),
        code,
        graduates: Number(graduates),
        pay: pay === undefined ? null : Number(pay),
        currency: 'USD',
        year: '2023–24 学年',
        source: 'ipeds',
      })
    }
  }
}

function loadCommonApp(row: Row, { value }: Writer): void {
  const id = row.required('id')
  const common = ofCommonApp(row)
  const early = [
    ['ED 提前决定', 'ed1'],
    ['ED 第二轮', 'ed2'],
    ['EA 提前行动', 'ea1'],
    ['EA 第二轮', 'ea2'],
    ['REA 限制性提前行动', 'rea'],
  ].flatMap(([label, column = '']) => (row.text(column) === null ? [] : `${label} ${row.text(column)}`))
  if (early.length > 0) value(id, 'common-app-early', { text: early.join('；'), ...common })
  value(id, 'common-app-regular', { text: row.text('rd'), ...common })
  value(id, 'common-app-fee', { num: row.number('fee_intl_usd'), ...common })
}
