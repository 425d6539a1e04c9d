import type { DatabaseSync } from 'node:sqlite'
import { chinaRuleCovers, chinaRuleKinds, hasList, offListKinds } from '@/lib/schools/china-rules'
import { importTables, oneOf } from '../import-table'
import { publish, publishProgrammes } from '../published'

const tables = {
  'uk_profile.csv': `
    id text not null, students_total integer, intl_share_pct real, students_year text,
    tef_overall text, tef_experience text, tef_outcomes text, tef_year text, ug_courses_n integer, site_name text, address text,
    accommodation_url text check (is_address(accommodation_url)), students_union_url text check (is_address(students_union_url))`,
  'cah_titles.csv': 'code text primary key, level integer, title_en text not null, title_zh text',
  'uk_subjects.csv': `
    id text not null, cah text not null references cah_titles, courses_n integer,
    salary_lq_gbp integer, salary_median_gbp integer, salary_uq_gbp integer, salary_n integer, salary_year text,
    continuation_pct real, continuation_year text,
    tariff_dist text constraint "tariff_dist：不是 分数:百分比" check (tariff_dist glob '[0-9]*:[0-9]*' and tariff_dist not glob '*[^0-9.:;]*'),
    tariff_year text`,
  'uk_courses.csv': `
    id text not null, course text not null, degree text, sandwich text, year_abroad text, foundation text, salary_median_15m_gbp integer,
    url text check (is_address(url))`,
  'uk_china_lists.csv': `
    id text not null, cn_institution_zh text,
    cn_institution_official text constraint "cn_institution_official：不能为空" check (coalesce(cn_institution_zh, cn_institution_official) is not null),
    tier_official text constraint "tier_official：“{tier_official}”没有中文写法" check (tier_official is null or tier(tier_official) is not null),
    score_official text constraint "score_official：“{score_official}”没有中文写法" check (score(score_official) <> 'null'),
    cycle text, read_on text not null, source_url text not null check (is_address(source_url))`,
  'uk_china_rules.csv': `
    id text not null, kind text not null ${oneOf('kind', chinaRuleKinds)}, scope text not null,
    covers text not null ${oneOf('covers', chinaRuleCovers)}, summary text not null, inside text, outside text,
    off_list text ${oneOf('off_list', offListKinds)} constraint "off_list：有名单的写名单外怎么办，没有名单的不写"
      check ((off_list is not null) = (kind in ('${chinaRuleKinds.filter(hasList).join("', '")}'))),
    caveat text, source_url text not null check (is_address(source_url)), reviewed_on text not null`,
}

export function loadUnitedKingdom(db: DatabaseSync): void {
  importTables(db, tables)
  const from = 'source.uk_profile'
  publish(db, from, 'students_year', 'hesa', {
    students: 'students_total',
    'international-share': 'intl_share_pct',
  })
  publish(db, from, 'tef_year', 'tef', {
    'tef-overall': 'tef_overall',
    'tef-experience': 'tef_experience',
    'tef-outcomes': 'tef_outcomes',
  })
  publish(db, from, "'2025 年 11 月'", 'discoveruni', {
    'undergraduate-courses': 'ug_courses_n',
    accommodation: 'address(accommodation_url)',
    'students-union': 'address(students_union_url)',
    'main-site': "iif(address is null, null, concat_ws('：', site_name, address))",
  })
  db.exec(`
    insert into subjects
    select id, code, title_en, title_zh, coalesce(level, 0), courses_n, salary_lq_gbp, salary_median_gbp, salary_uq_gbp,
      salary_n, salary_year, continuation_pct, continuation_year, tariff_dist, tariff_year, cah_field(code)
    from source.uk_subjects join source.cah_titles on code = cah`)
  publishProgrammes(db, 'source.uk_courses', "'2025 年 11 月名录'", 'discoveruni', {
    level: "'bachelor'",
    title: 'course',
    field: 'title_field(course)',
    detail: `nullif(concat_ws('；', degree, iif(sandwich = '1', '可带薪实习一年', null), iif(year_abroad = '1', '可海外交换一年', null),
      iif(foundation = '1', '可加预科年', null)), '')`,
    pay: 'salary_median_15m_gbp',
    currency: "'GBP'",
    url: 'address(url)',
  })
  db.exec(`
    insert into china_lists (uk, name_zh, name_official, search, tier, score, asked_low, asked_high, is_individual, is_british_degree,
      cycle, read_on, url)
    select id, coalesce(cn_institution_zh, cn_institution_official), cn_institution_official,
      fold(coalesce(cn_institution_zh, cn_institution_official) || char(10) || coalesce(cn_institution_official, '')), tier(tier_official),
      asked ->> 'words', asked ->> '$.line.low', asked ->> '$.line.high',
      coalesce(asked ->> 'isIndividual', 0), coalesce(asked ->> 'isBritishDegree', 0), cycle, read_on, address(source_url)
    from (select *, score(score_official) as asked from source.uk_china_lists);
    insert into china_rules (uk, kind, scope, covers, summary, inside, outside, off_list, caveat, url, reviewed_on)
    select id, kind, scope, covers, summary, inside, outside, off_list, caveat, address(source_url), reviewed_on from source.uk_china_rules`)
  const unlisted = db
    .prepare(
      'select uk from china_rules where off_list is not null and uk not in (select uk from china_lists)',
    )
    .get()
  if (unlisted)
    throw new Error(
      `uk_china_rules.csv：uk_china_lists.csv 里没有 ${unlisted.uk} 的名单，只能逐校查的 kind 写 lookup`,
    )
}
