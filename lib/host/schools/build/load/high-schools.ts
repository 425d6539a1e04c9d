import type { DatabaseSync } from 'node:sqlite'
import { basics, importTables, oneOf, website } from '../import-table'
import { publish } from '../published'

const tables = {
  'highschools.csv': `${basics}, name_zh_source text, state text,
    type text ${oneOf('type', ['boarding', 'day', 'boarding+day', 'day+boarding', 'private'])}, ${website},
    secondary_enrolment integer, enrolment_year text, source text not null`,
  'uk_schools.csv': `urn text primary key, name text not null, type text not null, address3 text, town text, age_low text, age_high text,
    gender_16_18 text, pupils_16_18 integer, alevel_pupils integer, alevel_points real, alevel_grade text, aab_pct real, ${website},
    highschools_id text`,
  'us_sevp_schools.csv': `campus_code text not null, name text not null, city text, state text, level text ${oneOf('level', ['high', 'unknown'])},
    operator_kind text ${oneOf('operator_kind', ['public', 'diocese'])}, highschools_id text`,
  'nz_schools.csv': `moe_number text primary key, name text not null, town text, authority text, gender text, boarding text, roll integer,
    international_students integer, ${website}`,
  'au_schools.csv': `cricos_provider text not null, name text not null, trading_name text, type text not null, state text, city text, ${website},
    sites_n integer, weeks integer, level text ${oneOf('level', ['senior', 'junior'])}, tuition_total_aud integer`,
}

/** The registers with our ids: that of our own list for a school that is in it. The American and the Australian one repeat schools. */
const views = `
  create view source.england as select *, coalesce((select id from highschools where id = highschools_id), 'hs-uk-' || urn) as id from uk_schools;
  create view source.america as
    select *, coalesce((select id from highschools where id = highschools_id), 'hs-us-sevp-' || lower(campus_code)) as id, min(rowid)
    from us_sevp_schools where level = 'high' group by id;
  create view source.australia as
    select *, 'hs-au-' || lower(cricos_provider) as id, min(rowid) from au_schools group by cricos_provider;`

/**
 * High schools of our own list, whose American and British ones are those that visitors ask about, and of four public registers. Of the American one only the level `high` is used, because many rows whose
 * name shows no level are primary schools.
 */
const lists = `
  insert into source.listed (id, level, name_en, name_zh, name_zh_source, country, city, state, website, boarding, enrolment, enrolment_year,
    source, weight)
  select id, 'hischool', name_en, name_zh, name_zh_source, country, city, state, website, iif(type like '%+%', 'both', type),
    secondary_enrolment, enrolment_year, source, iif(country in ('us', 'uk'), 10000, coalesce(secondary_enrolment, 0)) from source.highschools;
  insert into source.listed (id, level, name_en, country, city, state, website, boarding, source, weight)
  select id, 'hischool', name, 'uk', coalesce(town, address3), 'England', website, null, 'dfe', coalesce(pupils_16_18, 0)
    from source.england where id = 'hs-uk-' || urn
  union all
  select id, 'hischool', name, 'us', city, state, null, null, 'sevp', coalesce(operator_kind, '') <> 'public'
    from source.america where id like 'hs-us-sevp-%'
  union all
  select 'hs-nz-' || moe_number, 'hischool', name, 'nz', town, null, website, iif(boarding = 'Y', 'both', null), 'nz-moe',
    coalesce(international_students, 0) from source.nz_schools
  union all
  select id, 'hischool', coalesce(trading_name, name), 'au', city, case state when 'ACT' then 'Australian Capital Territory'
      when 'NSW' then 'New South Wales' when 'NT' then 'Northern Territory' when 'QLD' then 'Queensland' when 'SA' then 'South Australia'
      when 'TAS' then 'Tasmania' when 'VIC' then 'Victoria' when 'WA' then 'Western Australia' end, website, null, 'cricos', coalesce(sites_n, 0)
    from source.australia;`

/** Adds the high schools to `source.listed`, and publishes what the registers say of them. */
export function listHighSchools(db: DatabaseSync): void {
  importTables(db, tables)
  db.exec(views)
  db.exec(lists)
  publish(db, 'source.england', "'2023/24 学年'", 'dfe', {
    ownership: "iif(type = 'independent', '独立学校（私立）', '公立第六学级学院（sixth-form college）')",
    ages: "age_low || '–' || age_high || ' 岁'",
    gender: 'gender_16_18',
    'pupils-16-18': 'pupils_16_18',
    'a-level-pupils': 'alevel_pupils',
    'a-level-points': 'alevel_points',
    'a-level-grade': 'alevel_grade',
    'aab-share': 'aab_pct',
  })
  publish(db, 'source.america', "'2026-07-08'", 'sevp', { sevp: "'listed'", operator: 'operator_kind' })
  publish(db, "(select *, 'hs-nz-' || moe_number as id from source.nz_schools)", "'2021 年 9 月'", 'nz-moe', {
    'takes-international': "iif(international_students > 0, 'yes', null)",
    boarding: "iif(boarding = 'Y', boarding, null)",
    ownership: `case when authority like 'Private%' then '私立'
      when authority like '%Integrated%' then '公立（整合学校，多为教会或特色办学）'
      when authority like 'State%' then '公立' else authority end`,
    gender: 'gender',
    roll: 'nullif(roll, 0)',
  })
  const january = "'2023 年 1 月登记册'"
  publish(db, 'source.australia', january, 'cricos', {
    'cricos-provider': 'cricos_provider',
    ownership: "iif(type like 'Government%', '公立', '私立')",
    sites: "iif(type like 'Government%', sites_n, null)",
  })
  publish(db, 'source.highschools', "'名单没写日期'", 'school-lists', {
    boarding: "case when type like '%+%' then 'both' when type <> 'private' then type end",
  })
  publish(db, 'source.highschools', "enrolment_year || ' 学年'", 'ontario', {
    'secondary-pupils': 'secondary_enrolment',
    ownership: 'iif(secondary_enrolment is null, null, type)',
  })
  // Other courses begin with the seventh year: their sums are of up to six years.
  publish(
    db,
    `(select 'hs-au-' || lower(cricos_provider) as id, tuition_total_aud, min(rowid) from source.au_schools
      where level = 'senior' and weeks between 89 and 110 and tuition_total_aud > 1 group by cricos_provider)`,
    january,
    'cricos',
    { 'senior-fee': 'tuition_total_aud' },
  )
}
