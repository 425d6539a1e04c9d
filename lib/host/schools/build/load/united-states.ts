import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { cipField } from '../field-codes'
import { programmeLevelOfUs } from '../levels'
import { readTable } from '../source-tables'
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
const scoreColumns = z.object({
  id: cell.text,
  sat_ebrw_25: cell.integer.nullable(),
  sat_ebrw_75: cell.integer.nullable(),
  sat_math_25: cell.integer.nullable(),
  sat_math_75: cell.integer.nullable(),
  act_25: cell.integer.nullable(),
  act_75: cell.integer.nullable(),
  scores_year: cell.text.nullable(),
  sat_total_25_new: cell.integer.nullable(),
  sat_total_75_new: cell.integer.nullable(),
  act_25_new: cell.integer.nullable(),
  act_75_new: cell.integer.nullable(),
  scores_new_year: cell.text.nullable(),
  test_policy: cell.oneOf(['required', 'recommended', 'optional', 'test_blind']).nullable(),
  test_policy_year: cell.text.nullable(),
})

type ScoreRow = z.output<typeof scoreColumns>

/** The survey's words for the same policy in the requirements grid. */
const policiesOfCommonApp = {
  always_required: 'required',
  sometimes_required: 'sometimes_required',
  flexible: 'flexible',
  never_required: 'optional',
  ignored: 'test_blind',
} as const

const commonAppColumns = z.object({
  id: cell.text,
  cycle: cell.text,
  ed1: cell.text.nullable(),
  ed2: cell.text.nullable(),
  ea1: cell.text.nullable(),
  ea2: cell.text.nullable(),
  rea: cell.text.nullable(),
  rd: cell.text.nullable(),
  fee_intl_usd: cell.number.nullable(),
  test_policy: cell
    .oneOf(['always_required', 'sometimes_required', 'flexible', 'never_required', 'ignored'])
    .nullable(),
})
type CommonAppRow = z.output<typeof commonAppColumns>

export function loadUnitedStates(writer: Writer): void {
  const commonApp = readTable('commonapp_2024_25.csv', commonAppColumns).map(({ values }) => values)
  const policies = new Map(commonApp.map((row) => [row.id, policyOfCommonApp(row)]))
  loadValueColumns(writer, { file: 'us_profile.csv', columns: profile })
  for (const { values: row } of readTable('us_profile.csv', scoreColumns)) {
    const { id } = row
    loadScores(row, writer.value)
    writer.value(id, 'test-policy', policies.get(id) ?? policyOfSurvey(row))
  }
  loadGraduateTuition(writer)
  loadDegrees(writer)
  loadGraduateLiving(writer)
  for (const row of commonApp) loadCommonApp(row, writer)
}

const policyOfCommonApp = (row: CommonAppRow) =>
  row.test_policy === null ? undefined : { text: policiesOfCommonApp[row.test_policy], ...ofCommonApp(row) }

/** The survey of an earlier autumn: for schools that are not in the newer grid. */
const policyOfSurvey = ({ test_policy, test_policy_year }: ScoreRow) =>
  ({ text: test_policy, year: test_policy_year ?? '年份未注明', source: 'ipeds' }) as const

const ofCommonApp = ({ cycle }: CommonAppRow) => ({ year: `${cycle} 申请季`, source: 'commonapp' }) as const

const graduateColumns = z.object({
  id: cell.text,
  tuition_usd: cell.integer.nullable(),
  tuition_grad_usd: cell.integer.nullable(),
  tuition_year: cell.text.nullable(),
})

/** Graduate tuition from the last survey that asked all schools the same questions; it has no prices by programme. */
function loadGraduateTuition({ value }: Writer): void {
  for (const { values } of readTable('schools.csv', graduateColumns)) {
    const { id, tuition_year: year } = values
    const num = graduateTuitionOf(values)
    if (num !== null && year !== null) value(id, 'tuition-graduate', { num, year, source: 'ipeds' })
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
  for (const { values, fail } of readTable('us_graduate_living.csv', graduateLivingColumns)) {
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
export function graduateTuitionOf({
  tuition_usd: undergraduate,
  tuition_grad_usd: amount,
  tuition_year: year,
}: Omit<z.output<typeof graduateColumns>, 'id'>): number | null {
  if (amount === null || year === null) return null
  return undergraduate === null || amount >= undergraduate / 3 ? amount : null
}

/** The newer total is the sum of two published percentiles; when it is missing, the older two are added in the same way. */
function loadScores(row: ScoreRow, value: Writer['value']): void {
  const { id } = row
  const source = 'scorecard'
  const older = row.scores_year ?? ''
  const newer = row.scores_new_year ?? ''
  const [reading25, reading75] = [row.sat_ebrw_25, row.sat_ebrw_75]
  const [maths25, maths75] = [row.sat_math_25, row.sat_math_75]
  const low = row.sat_total_25_new
  const high = row.sat_total_75_new
  if (low !== null && high !== null) value(id, 'sat', { num: low, to: high, year: newer, source })
  else if (reading25 !== null && reading75 !== null && maths25 !== null && maths75 !== null) {
    value(id, 'sat', { num: reading25 + maths25, to: reading75 + maths75, year: older, source })
  }
  value(id, 'sat-reading', { num: reading25, to: reading75, year: older, source })
  value(id, 'sat-math', { num: maths25, to: maths75, year: older, source })
  const act = row.act_25_new
  if (act !== null) value(id, 'act', { num: act, to: row.act_75_new, year: newer, source })
  else value(id, 'act', { num: row.act_25, to: row.act_75, year: older, source })
}

const titleColumns = z.object({
  code: cell.text,
  title_en: cell.text,
  title_zh: cell.text.nullable(),
})

const degreeColumns = z.object({
  id: cell.text,
  level: cell.oneOf(['B', 'M', 'D', 'P', 'A']),
  programs: cell.text,
})

function loadDegrees({ programme }: Writer): void {
  const titles = new Map(
    readTable('cip_titles.csv', titleColumns).map(({ values: { code, title_en: title, title_zh } }) => [
      code,
      { title, title_zh },
    ]),
  )
  for (const { values, fail } of readTable('us_majors.csv', degreeColumns)) {
    const { id, level, programs } = values
    for (const entry of programs.split(';')) {
      const match = /^(\d{4}):(\d+)(?::(\d+))?$/.exec(entry)
      const [, code = '', graduates = '', pay] =
        match ?? fail('programs', `“${entry.slice(0, 40)}”不是 学科:人数[:收入]`)
      programme({
        school: id,
        level: programmeLevelOfUs[level],
        ...(titles.get(code) ?? fail('programs', `学科 ${code} 不在 cip_titles.csv 里`)),
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

function loadCommonApp(row: CommonAppRow, { value }: Writer): void {
  const { id } = row
  const common = ofCommonApp(row)
  const early = [
    ['ED 提前决定', row.ed1],
    ['ED 第二轮', row.ed2],
    ['EA 提前行动', row.ea1],
    ['EA 第二轮', row.ea2],
    ['REA 限制性提前行动', row.rea],
  ].flatMap(([label, day]) => (day === null ? [] : `${label} ${day}`))
  if (early.length > 0) value(id, 'common-app-early', { text: early.join('；'), ...common })
  value(id, 'common-app-regular', { text: row.rd, ...common })
  value(id, 'common-app-fee', { num: row.fee_intl_usd, ...common })
}
