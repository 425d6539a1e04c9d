import { z } from 'zod'
import { cell, wrong } from '@/lib/core/column-table'
import { chinaRuleCovers, chinaRuleKinds, hasList, offListKinds } from '@/lib/schools/china-rules'
import { foldName } from '../../fold-name'
import { readScore, tierWords } from '../china-list-words'
import { cahField, fieldOfTitle } from '../field-codes'
import { readTable } from '../source-tables'
import { loadValueColumns, type ValueColumn } from '../value-columns'
import type { Writer } from '../writer'
import { loadChinaAverages } from './china-averages'

export function loadUnitedKingdom(writer: Writer): void {
  loadProfiles(writer)
  loadSubjects(writer)
  loadCourses(writer)
  loadChinaRules(writer, loadChinaLists(writer))
  loadChinaAverages(writer)
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

const siteColumns = z.object({
  id: cell.text,
  site_name: cell.text.nullable(),
  address: cell.text.nullable(),
})

function loadProfiles(writer: Writer): void {
  loadValueColumns(writer, { file: 'uk_profile.csv', columns: profile })
  for (const { values: row } of readTable('uk_profile.csv', siteColumns)) {
    const { address } = row
    if (address === null) continue
    const text = [row.site_name, address].filter((part) => part !== null).join('：')
    writer.value(row.id, 'main-site', { text, ...discoverUni })
  }
}

const titleColumns = z.object({
  code: cell.text,
  level: cell.integer.nullable(),
  title_en: cell.text,
  title_zh: cell.text.nullable(),
})

const subjectColumns = z.object({
  id: cell.text,
  cah: cell.text,
  courses_n: cell.integer.nullable(),
  salary_lq_gbp: cell.integer.nullable(),
  salary_median_gbp: cell.integer.nullable(),
  salary_uq_gbp: cell.integer.nullable(),
  salary_n: cell.integer.nullable(),
  salary_year: cell.text.nullable(),
  continuation_pct: cell.number.nullable(),
  continuation_year: cell.text.nullable(),
  tariff_dist: cell.text.regex(/^\d+:[\d.]+(;\d+:[\d.]+)*$/, { error: wrong('不是 分数:百分比') }).nullable(),
  tariff_year: cell.text.nullable(),
})

function loadSubjects({ insert }: Writer): void {
  const titles = new Map(
    readTable('cah_titles.csv', titleColumns).map(({ values: { code, level, title_en, title_zh } }) => [
      code,
      { title: title_en, zh: title_zh, depth: level ?? 0 },
    ]),
  )
  for (const { values: row, fail } of readTable('uk_subjects.csv', subjectColumns)) {
    const code = row.cah
    const { title, zh, depth } = titles.get(code) ?? fail('cah', `学科 ${code} 不在 cah_titles.csv 里`)
    insert('subjects', {
      school: row.id,
      code,
      title,
      title_zh: zh,
      depth,
      field: cahField(code),
      courses: row.courses_n,
      pay_low: row.salary_lq_gbp,
      pay: row.salary_median_gbp,
      pay_high: row.salary_uq_gbp,
      pay_n: row.salary_n,
      pay_year: row.salary_year,
      continuation: row.continuation_pct,
      continuation_year: row.continuation_year,
      tariff: row.tariff_dist,
      tariff_year: row.tariff_year,
    })
  }
}

const courseColumns = z.object({
  id: cell.text,
  course: cell.text,
  degree: cell.text.nullable(),
  sandwich: cell.text.nullable(),
  year_abroad: cell.text.nullable(),
  foundation: cell.text.nullable(),
  salary_median_15m_gbp: cell.integer.nullable(),
  url: cell.address.nullable(),
})

function loadCourses({ programme }: Writer): void {
  for (const { values: row } of readTable('uk_courses.csv', courseColumns)) {
    const title = row.course
    const options = [
      row.degree,
      row.sandwich === '1' ? '可带薪实习一年' : null,
      row.year_abroad === '1' ? '可海外交换一年' : null,
      row.foundation === '1' ? '可加预科年' : null,
    ].filter((option) => option !== null)
    programme({
      school: row.id,
      level: 'bachelor',
      title,
      field: fieldOfTitle(title),
      detail: options.length === 0 ? null : options.join('；'),
      pay: row.salary_median_15m_gbp,
      currency: 'GBP',
      url: row.url,
      year: '2025 年 11 月名录',
      source: 'discoveruni',
    })
  }
}

const listColumns = z.object({
  id: cell.text,
  cn_institution_zh: cell.text.nullable(),
  cn_institution_official: cell.text.nullable(),
  tier_official: cell.text.nullable(),
  score_official: cell.text.nullable(),
  cycle: cell.text.nullable(),
  read_on: cell.text,
  source_url: cell.address,
})

/** @returns the universities with a list */
function loadChinaLists({ insert }: Writer): ReadonlySet<string> {
  const listed = new Set<string>()
  for (const { values: row, fail } of readTable('uk_china_lists.csv', listColumns)) {
    const { cn_institution_official: official, tier_official: tier, score_official: score } = row
    listed.add(row.id)
    const name = row.cn_institution_zh ?? official ?? fail('cn_institution_official', '不能为空')
    const asked =
      score === null ? null : (readScore(score) ?? fail('score_official', `“${score}”没有中文写法`))
    insert('china_lists', {
      uk: row.id,
      name_zh: name,
      name_official: official,
      search: foldName(`${name}\n${official ?? ''}`),
      tier: tier === null ? null : (tierWords(tier) ?? fail('tier_official', `“${tier}”没有中文写法`)),
      score: asked?.words ?? null,
      asked_low: asked?.line?.low ?? null,
      asked_high: asked?.line?.high ?? null,
      is_individual: asked?.isIndividual === true ? 1 : 0,
      is_british_degree: asked?.isBritishDegree === true ? 1 : 0,
      cycle: row.cycle,
      read_on: row.read_on,
      url: row.source_url,
    })
  }
  return listed
}

const ruleColumns = z.object({
  id: cell.text,
  scope: cell.text,
  covers: cell.oneOf(chinaRuleCovers),
  kind: cell.oneOf(chinaRuleKinds),
  summary: cell.text,
  inside: cell.text.nullable(),
  outside: cell.text.nullable(),
  off_list: cell.oneOf(offListKinds).nullable(),
  caveat: cell.text.nullable(),
  source_url: cell.address,
  reviewed_on: cell.text,
})

function loadChinaRules({ insert }: Writer, listed: ReadonlySet<string>): void {
  for (const { values: row, fail } of readTable('uk_china_rules.csv', ruleColumns)) {
    if ((row.off_list !== null) !== hasList(row.kind))
      fail('off_list', '有名单的写名单外怎么办，没有名单的不写')
    if (hasList(row.kind) && !listed.has(row.id))
      fail('kind', 'uk_china_lists.csv 里没有这所大学的名单，只能逐校查的写 lookup')
    insert('china_rules', {
      uk: row.id,
      kind: row.kind,
      scope: row.scope,
      covers: row.covers,
      summary: row.summary,
      inside: row.inside,
      outside: row.outside,
      off_list: row.off_list,
      caveat: row.caveat,
      url: row.source_url,
      reviewed_on: row.reviewed_on,
    })
  }
}
