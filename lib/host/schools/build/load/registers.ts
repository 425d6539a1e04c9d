import type { DatabaseSync } from 'node:sqlite'
import { importTables, oneOf } from '../import-table'
import { publish, publishProgrammes } from '../published'

const levels = ['B', 'BH', 'MC', 'ME', 'MR', 'D', 'GC', 'GD', 'DIP', 'AD', 'ASD', 'C3', 'C4', 'NA']

export const registerTables = {
  'au_profile.csv': `id text not null, cricos_provider text, students_total integer, overseas_share_pct real, students_year text,
    retention_overseas_pct real, success_overseas_pct real, student_staff_ratio real`,
  'au_fees.csv': 'cricos_course text primary key, tuition_total_aud real not null, as_of text not null',
  'au_fields.csv': 'code text primary key, title_en text not null',
  'au_courses.csv': `id text not null, cricos_course text not null, course text not null, level text not null ${oneOf('level', levels)},
    weeks integer, field4 text`,
  'ca_dli.csv': `id text not null, dli text, pgwp text ${oneOf('pgwp', ['yes', 'no'])}, pal_exempt_grad text ${oneOf('pal_exempt_grad', ['yes', 'no'])},
    public_private text ${oneOf('public_private', ['public', 'private'])}, as_of text`,
  'jp_profile.csv': `id text not null, name_ja text, type text ${oneOf('type', ['national', 'public', 'private'])}, faculties_n integer,
    grad_schools_n integer, address_ja text`,
  'jp_faculties.csv': `id text not null, level text not null ${oneOf('level', ['U', 'G'])}, faculty_ja text not null, majors_ja text`,
  'sg_programmes.csv': `id text not null, school text not null, degree text not null, employed_pct real, employed_ft_perm_pct real,
    gross_monthly_median_sgd integer, p25_sgd integer, p75_sgd integer, year text not null`,
  'hk_tpg_2026.csv': `id text not null, faculty_zh text, programme_en text not null, fee_hkd real,
    fee_per text ${oneOf('fee_per', ['programme', 'year', 'credit', 'module', 'unit'])}, duration text,
    study_mode text ${oneOf('study_mode', ['full_time', 'part_time', 'unstated'])}
      constraint "study_mode：写了学制的要写全日制还是兼读" check ((duration is null) = (study_mode is null)),
    years_low real constraint "years_low：全日制的写几年，只有兼读的留空"
      check ((years_low is null) = (study_mode is null or study_mode = 'part_time')),
    years_high real constraint "years_high：两个数要么都写，要么都空" check ((years_high is null) = (years_low is null))
      constraint "years_high：{years_high} 小于 years_low 的 {years_low}" check (years_high >= years_low),
    fee_text text, deadlines_2026_entry text, url text check (is_address(url)), read_on text not null`,
  'eu_profile.csv': `id text not null, source text not null, type text, legal_status text, students integer, students_year text, degree_levels text,
    fields text, students_hrk integer, doctorate_right text ${oneOf('doctorate_right', ['yes', 'no'])}`,
  'founded.csv': 'id text not null, founded integer, source text not null, other text',
  'geo.csv': `id text not null, lat real, lon real, precision text not null ${oneOf('precision', ['campus', 'city'])}`,
}

/** The universities of the countries of which one or two registers are read, and of all schools when they were founded. */
export function loadRegisters(db: DatabaseSync): void {
  importTables(db, registerTables)
  const from = 'source.au_profile'
  publish(db, from, "'2026 年 8 月登记册'", 'cricos', { 'cricos-provider': 'cricos_provider' })
  publish(db, from, 'students_year', 'au-education', {
    students: 'students_total',
    'international-share': 'overseas_share_pct',
    'overseas-retention': 'retention_overseas_pct',
    'overseas-success': 'success_overseas_pct',
    'student-staff-ratio': 'student_staff_ratio',
  })
  publishProgrammes(
    db,
    // Nobody applies for an exit award: who leaves a longer course early gets it.
    "(select * from source.au_courses where course not like '%exit%') left join source.au_fees using (cricos_course) left join source.au_fields on code = field4",
    "'登记册 ' || coalesce(as_of, '2026-08')",
    'cricos',
    {
      // A double degree that begins with a bachelor's is open to those who leave school, whatever its last award.
      level: `case when level in ('B', 'BH') or level glob 'M*' and course glob 'Bachelor*' then 'bachelor' when level in ('MC', 'ME', 'MR') then 'master' when level = 'D' then 'doctorate'
        when level in ('GC', 'GD') then 'graduate' when level = 'NA' then 'short' else 'associate' end`,
      title: 'course',
      field: 'asced_field(field4)',
      code: 'field4',
      detail: "'CRICOS ' || cricos_course || coalesce('；' || title_en, '')",
      fee: 'tuition_total_aud',
      fee_per: "iif(tuition_total_aud is null, null, 'programme')",
      currency: "'AUD'",
      weeks: 'weeks',
      is_research: "level = 'MR'",
    },
  )

  publish(db, 'source.ca_dli', 'as_of', 'ircc', {
    dli: 'dli',
    pgwp: 'pgwp',
    'pal-exempt': 'pal_exempt_grad',
    ownership: 'public_private',
  })

  publish(db, 'source.jp_profile', "'2022'", 'mext', {
    'japanese-name': 'name_ja',
    ownership: 'type',
    faculties: 'faculties_n',
    'graduate-schools': 'grad_schools_n',
    'japanese-address': 'address_ja',
  })
  publishProgrammes(db, 'source.jp_faculties', "'2022'", 'mext', {
    level: "iif(level = 'U', 'bachelor', 'master')",
    title: 'faculty_ja',
    field: 'title_field(faculty_ja)',
    detail: 'majors_ja',
  })

  publishProgrammes(db, 'source.sg_programmes', 'year', 'ges', {
    level: "'bachelor'",
    title: 'degree',
    field: 'coalesce(title_field(degree), title_field(school))',
    detail: `concat_ws('；', school, replace('就业 ' || employed_pct || '%', '.0%', '%'),
      replace('全职固定 ' || employed_ft_perm_pct || '%', '.0%', '%'),
      '月薪中间一半 ' || p25_sgd || '–' || p75_sgd || ' 新加坡元')`,
    pay: 'gross_monthly_median_sgd',
    currency: "'SGD'",
  })
  const surveyed = `(select id, count(coalesce(employed_pct, employed_ft_perm_pct, gross_monthly_median_sgd)) as programmes, min(gross_monthly_median_sgd) as low, max(gross_monthly_median_sgd) as high
    from source.sg_programmes group by id)`
  publish(db, surveyed, "'2023'", 'ges', {
    'programmes-surveyed': 'programmes',
    'graduate-pay': { is: 'low', to: 'high' },
  })

  // When a page gives several years, or none, without the mode of study, they may be part-time years: a price is not divided by them.
  db.exec(`
    create table source.hk_masters as
    select *, case when study_mode = 'part_time' then null when fee_per = 'year' then fee_hkd
      when fee_per = 'programme' and not is_unclear then round(fee_hkd / years) end as yearly
    from (select *, iif(years_low = years_high, years_low, null) as years,
      study_mode is null or (study_mode = 'unstated' and (years_high is null or years_high > 1)) as is_unclear from source.hk_tpg_2026)`)
  publishProgrammes(db, 'source.hk_masters', "'2026 年入学，' || read_on || ' 查'", 'hk-tpg', {
    level: "'master'",
    title: 'programme_en',
    field: 'coalesce(title_field(programme_en), title_field(faculty_zh))',
    detail: `concat_ws('；', faculty_zh, '学制 ' || duration, '官网学费原文：' || fee_text, '2026 年入学截止：' || rounds(deadlines_2026_entry))`,
    fee: 'fee_hkd',
    fee_per: 'fee_per',
    years: 'years',
    is_part_time: "coalesce(study_mode = 'part_time', 0)",
    is_year_unclear: 'is_unclear',
    currency: "'HKD'",
    url: 'address(url)',
  })
  // A price of a year that may be a part-time one is too low for full-time study, so it can be the highest but not the lowest.
  const offered = `(select id, count(*) as programmes, min(fee_hkd) filter (where fee_per = 'programme') as low,
    max(fee_hkd) filter (where fee_per = 'programme') as high, min(yearly) filter (where not is_unclear) as least, max(yearly) as most
    from source.hk_masters group by id)`
  publish(db, offered, "'2026 年入学'", 'hk-tpg', {
    'masters-listed': 'programmes',
    'masters-fees': { is: 'low', to: 'high', text: "'HKD'" },
    'masters-yearly': { is: 'least', to: 'most', text: "'HKD'" },
  })

  // A ranked school of so few is a shell of the register, whose students are counted at its members; and one level is not all that is offered.
  const profile = `select * from source.eu_profile
    where coalesce(students, 1500) >= 1500 or id not in (select id from schools where rank_num is not null)`
  for (const [source, year, is] of [
    ['hrk', "'2022/23'", 'like'],
    ['eter', "coalesce(students_year, '2023')", 'not like'],
  ] as const)
    publish(db, `(select * from (${profile}) where source ${is} 'HRK%')`, year, source, {
      'institution-type': 'type',
      ownership: 'legal_status',
      'students-europe': 'students',
      'degree-levels': "iif(degree_levels like '%;%', european(degree_levels), null)",
      'fields-europe': 'european(fields)',
    })
  publish(db, 'source.eu_profile', "'2022/23'", 'hrk', {
    'students-hrk': { is: 'students_hrk', year: "'2022/23 冬季学期'" },
    'doctorate-right': 'doctorate_right',
  })

  // Both years where the sources differ; and of universities the campus, where it is not only the city.
  const origin =
    "case when source like '%ETER%' then 'eter' when source like '%HRK%' then 'hrk' else 'ror' end"
  for (const source of ['eter', 'hrk', 'ror'])
    publish(
      db,
      `(select * from source.founded where ${origin} = '${source}')`,
      "'2026 年 6 月记录'",
      source,
      { founded: 'iif(other is null, founded, null)', 'founded-two': 'founded_two(founded, other)' },
    )
  publish(db, 'source.geo', "'2026'", 'ror', { campus: "iif(precision = 'campus', lat || ',' || lon, null)" })
}
