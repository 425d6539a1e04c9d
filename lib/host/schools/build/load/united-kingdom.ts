import { chinaRuleKinds } from '@/lib/schools/china-rules'
import { foldName } from '../../fold-name'
import { readLine, readScore, tierWords } from '../china-list-words'
import { cahField, fieldOfTitle } from '../field-codes'
import { readTable } from '../source-tables'
import { loadValueColumns, type ValueColumn } from '../value-columns'
import type { Writer } from '../writer'

export function loadUnitedKingdom(writer: Writer): void {
  loadProfiles(writer)
  loadSubjects(writer)
  loadCourses(writer)
  loadChinaLists(writer)
  loadChinaRules(writer)
}

const hesa = { year: { column: 'students_year' }, source: 'hesa' } as const
const tef = { as: 'text', year: { column: 'tef_year' }, source: 'tef' } as const
const discoverUni = { year: '2025 年 11 月', source: 'discoveruni' } as const

const profile: readonly ValueColumn[] = [
  { column: 'students_total', key: 'students', as: 'integer', ...hesa },
  { column: 'intl_share_pct', key: 'international-share', as: 'number', ...hesa },
  { column: 'tef_overall', key: 'tef-overall', ...tef },
  { column: 'tef_experience', key: 'tef-experience', ...tef },
  { column: 'tef_outcomes', key: 'tef-outcomes', ...tef },
  { column: 'ug_courses_n', key: 'undergraduate-courses', as: 'integer', ...discoverUni },
  { column: 'accommodation_url', key: 'accommodation', as: 'url', ...discoverUni },
  { column: 'students_union_url', key: 'students-union', as: 'url', ...discoverUni },
]

function loadProfiles(writer: Writer): void {
  loadValueColumns(writer, { file: 'uk_profile.csv', columns: profile })
  for (const row of readTable('uk_profile.csv', ['id', 'site_name', 'address'])) {
    const address = row.text('address')
    if (address === null) continue
    const text = [row.text('site_name'), address].filter((part) => part !== null).join('：')
    writer.value(row.required('id'), 'main-site', { text, ...discoverUni })
  }
}

function loadSubjects({ insert }: Writer): void {
  const titles = new Map(
    readTable('cah_titles.csv', ['code', 'level', 'title_en', 'title_zh']).map((row) => [
      row.required('code'),
      { title: row.required('title_en'), zh: row.text('title_zh'), depth: row.integer('level') ?? 0 },
    ]),
  )
  const columns = [
    'id',
    'cah',
    'courses_n',
    'salary_lq_gbp',
    'salary_median_gbp',
    'salary_uq_gbp',
    'salary_n',
    'salary_year',
    'continuation_pct',
    'continuation_year',
    'tariff_dist',
    'tariff_year',
  ]
  for (const row of readTable('uk_subjects.csv', columns)) {
    const code = row.required('cah')
    const { title, zh, depth } = titles.get(code) ?? row.fail('cah', `学科 ${code} 不在 cah_titles.csv 里`)
    const tariff = row.text('tariff_dist')
    if (tariff !== null && !/^\d+:[\d.]+(;\d+:[\d.]+)*$/.test(tariff))
      row.fail('tariff_dist', '不是 分数:百分比')
    insert('subjects', {
      school: row.required('id'),
      code,
      title,
      title_zh: zh,
      depth,
      field: cahField(code),
      courses: row.integer('courses_n'),
      pay_low: row.integer('salary_lq_gbp'),
      pay: row.integer('salary_median_gbp'),
      pay_high: row.integer('salary_uq_gbp'),
      pay_n: row.integer('salary_n'),
      pay_year: row.text('salary_year'),
      continuation: row.number('continuation_pct'),
      continuation_year: row.text('continuation_year'),
      tariff,
      tariff_year: row.text('tariff_year'),
    })
  }
}

function loadCourses({ programme }: Writer): void {
  const columns = [
    'id',
    'course',
    'degree',
    'sandwich',
    'year_abroad',
    'foundation',
    'salary_median_15m_gbp',
    'url',
  ]
  for (const row of readTable('uk_courses.csv', columns)) {
    const title = row.required('course')
    const options = [
      row.text('degree'),
      row.text('sandwich') === '1' ? '可带薪实习一年' : null,
      row.text('year_abroad') === '1' ? '可海外交换一年' : null,
      row.text('foundation') === '1' ? '可加预科年' : null,
    ].filter((option) => option !== null)
    programme({
      school: row.required('id'),
      level: 'bachelor',
      title,
      field: fieldOfTitle(title),
      detail: options.length === 0 ? null : options.join('；'),
      pay: row.integer('salary_median_15m_gbp'),
      currency: 'GBP',
      url: row.url('url'),
      year: '2025 年 11 月名录',
      source: 'discoveruni',
    })
  }
}

function loadChinaLists({ insert }: Writer): void {
  const columns = [
    'id',
    'cn_institution_zh',
    'cn_institution_official',
    'tier_official',
    'score_official',
    'cycle',
    'read_on',
    'source_url',
  ]
  for (const row of readTable('uk_china_lists.csv', columns)) {
    const name = row.text('cn_institution_zh') ?? row.required('cn_institution_official')
    const official = row.text('cn_institution_official')
    const tier = row.text('tier_official')
    const score = row.text('score_official')
    const asked =
      score === null ? null : (readScore(score) ?? row.fail('score_official', `“${score}”没有中文写法`))
    insert('china_lists', {
      uk: row.required('id'),
      name_zh: name,
      name_official: official,
      search: foldName(`${name}\n${official ?? ''}`),
      tier: tier === null ? null : (tierWords(tier) ?? row.fail('tier_official', `“${tier}”没有中文写法`)),
      score: asked?.words ?? null,
      asked_low: asked?.line?.low ?? null,
      asked_high: asked?.line?.high ?? null,
      cycle: row.text('cycle'),
      read_on: row.required('read_on'),
      url: row.url('source_url') ?? row.fail('source_url', '不能为空'),
    })
  }
}

function loadChinaRules({ insert }: Writer): void {
  const columns = [
    'id',
    'scope',
    'kind',
    'line_in',
    'line_out',
    'summary',
    'inside',
    'outside',
    'caveat',
    'source_url',
    'reviewed_on',
  ]
  for (const row of readTable('uk_china_rules.csv', columns)) {
    const line = (column: string) => {
      const text = row.text(column)
      return text === null ? null : (readLine(text) ?? row.fail(column, `“${text}”要写成 75 或 75-80`))
    }
    const [inside, outside] = [line('line_in'), line('line_out')]
    insert('china_rules', {
      uk: row.required('id'),
      kind: row.oneOf('kind', chinaRuleKinds) ?? row.fail('kind', '不能为空'),
      scope: row.required('scope'),
      in_low: inside?.low ?? null,
      in_high: inside?.high ?? null,
      out_low: outside?.low ?? null,
      out_high: outside?.high ?? null,
      summary: row.required('summary'),
      inside: row.text('inside'),
      outside: row.text('outside'),
      caveat: row.text('caveat'),
      url: row.url('source_url') ?? row.fail('source_url', '不能为空'),
      reviewed_on: row.required('reviewed_on'),
    })
  }
}
