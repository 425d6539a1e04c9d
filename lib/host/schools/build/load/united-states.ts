import type { DatabaseSync } from 'node:sqlite'
import { importTables, oneOf } from '../import-table'
import { publish, publishProgrammes } from '../published'

const tables = {
  'us_profile.csv': `
    id text not null, locale text, research_2025 text, highest_degree text, residential text, adm_rate_pct real, adm_year text,
    sat_ebrw_25 integer, sat_ebrw_75 integer, sat_math_25 integer, sat_math_75 integer, act_25 integer, act_75 integer, scores_year text,
    sat_total_25_new integer, sat_total_75_new integer, act_25_new integer, act_75_new integer, scores_new_year text,
    test_policy text ${oneOf('test_policy', ['required', 'recommended', 'optional', 'test_blind'])}, test_policy_year text,
    undergrads integer, undergrads_year text, grads integer, grads_year text, enrol_total integer, enrol_total_year text,
    intl_share_all_pct real, intl_share_all_year text, intl_share_ug_pct real, intl_share_ug_year text,
    completion_pct real, completion_basis text, retention_pct real, retention_year text, student_faculty_ratio real, sfr_year text,
    tuition_out_usd integer, tuition_out_year text, room_board_usd integer, room_board_year text,
    median_earnings_10y_usd integer, earnings_note text`,
  'commonapp_2024_25.csv': `
    id text not null, cycle text not null, ed1 text, ed2 text, ea1 text, ea2 text, rea text, rd text, fee_intl_usd real, english_tests text,
    test_policy text ${oneOf('test_policy', ['always_required', 'sometimes_required', 'flexible', 'never_required', 'ignored'])}`,
  'us_graduate_living.csv': `
    id text not null, low integer not null, high integer not null, basis text not null, year text not null,
    insurance text constraint "insurance：“{insurance}”不是 included 或整数" check (insurance = 'included' or insurance not glob '*[^0-9]*')`,
  'cip_titles.csv': 'code text primary key, title_en text not null, title_zh text',
  'us_majors.csv': `
    id text not null, level text not null ${oneOf('level', ['B', 'M', 'D', 'P', 'A'])},
    programs text not null constraint "programs：不是 学科:人数[:收入]" check (awards(programs) is not null)`,
}

const released = (year: string) =>
  `case ${year} when 'Scorecard 2026-06' then '2026 年 6 月发布' when 'CY2020-21, 2022 USD' then '2020–21 年收入，按 2022 年美元' else ${year} end`

const hasNewTotal = 'sat_total_25_new + sat_total_75_new is not null'
const older = "coalesce(scores_year, '')"

/** What a school has where no other source has published this value. */
const unless = (key: string, is: string) =>
  `iif(id in (select school from school_values where key = '${key}'), null, ${is})`

/** @param db with the list of schools */
export function loadUnitedStates(db: DatabaseSync): void {
  importTables(db, tables)
  const profile = 'source.us_profile'
  publish(db, profile, 'adm_year', 'scorecard', {
    'admission-rate': 'adm_rate_pct',
    undergraduates: { is: 'undergrads', year: 'undergrads_year' },
    graduates: { is: 'grads', year: 'grads_year' },
    'international-share-undergraduate': { is: 'intl_share_ug_pct', year: 'intl_share_ug_year' },
    'completion-rate': {
      is: 'completion_pct',
      year: `case when completion_basis like 'C150_L4%' then '两年制，2020 年秋入学，规定年限一倍半内'
        when completion_basis like '%Fall 2017%' then '2017 年秋入学，六年内' else '2026 年 6 月发布，六年内' end`,
    },
    'retention-rate': { is: 'retention_pct', year: released('retention_year') },
    'student-faculty-ratio': { is: 'student_faculty_ratio', year: released('sfr_year') },
    'tuition-undergraduate': { is: 'tuition_out_usd', year: 'tuition_out_year' },
    housing: { is: 'room_board_usd', year: 'room_board_year' },
    'earnings-10-years': { is: 'median_earnings_10y_usd', year: released('earnings_note') },
    // The newer total is the sum of two published percentiles; when it is missing, the older two are added in the same way.
    sat: {
      is: `iif(${hasNewTotal}, sat_total_25_new, iif(sat_ebrw_75 + sat_math_75 is null, null, sat_ebrw_25 + sat_math_25))`,
      to: `iif(${hasNewTotal}, sat_total_75_new, sat_ebrw_75 + sat_math_75)`,
      year: `iif(${hasNewTotal}, coalesce(scores_new_year, ''), ${older})`,
    },
    'sat-reading': { is: 'sat_ebrw_25', to: 'sat_ebrw_75', year: older },
    'sat-math': { is: 'sat_math_25', to: 'sat_math_75', year: older },
    act: {
      is: 'coalesce(act_25_new, act_25)',
      to: 'iif(act_25_new is null, act_75, act_75_new)',
      year: `iif(act_25_new is null, ${older}, coalesce(scores_new_year, ''))`,
    },
  })
  publish(db, profile, "'HD2024'", 'ipeds', {
    students: { is: 'enrol_total', year: 'enrol_total_year' },
    'international-share': { is: 'intl_share_all_pct', year: 'intl_share_all_year' },
    'highest-degree': 'highest_degree',
    setting: 'locale',
    // The survey of an earlier autumn: for schools that are not in the newer grid.
    'test-policy': {
      is: 'iif(id in (select id from source.commonapp_2024_25 where test_policy is not null), null, test_policy)',
      year: "coalesce(test_policy_year, '年份未注明')",
    },
  })
  publish(db, profile, "'2025'", 'carnegie', { research: 'research_2025', residential: 'residential' })
  publish(db, 'source.commonapp_2024_25', "cycle || ' 申请季'", 'commonapp', {
    'test-policy': `iif(id not in (select id from ${profile}), null, case test_policy
      when 'always_required' then 'required' when 'never_required' then 'optional' when 'ignored' then 'test_blind' else test_policy end)`,
    'common-app-early': `nullif(concat_ws('；', 'ED 提前决定 ' || ed1, 'ED 第二轮 ' || ed2, 'EA 提前行动 ' || ea1, 'EA 第二轮 ' || ea2,
      'REA 限制性提前行动 ' || rea), '')`,
    'common-app-regular': 'rd',
    'common-app-fee': 'fee_intl_usd',
  })
  // The last survey that asked all schools the same questions has no prices by programme; what it asks and a newer source has is the newer one's.
  publish(db, 'source.schools', 'tuition_year', 'ipeds', {
    'tuition-undergraduate': unless('tuition-undergraduate', 'tuition_usd'),
    'housing-survey': unless('housing', 'room_board_usd'),
    books: 'books_usd',
    'other-expenses': 'other_exp_usd',
    // Some colleges reported the price of a part of the studies: 1,480 where undergraduates pay 28,230.
    'tuition-graduate':
      'iif(tuition_year is null or tuition_grad_usd < tuition_usd / 3.0, null, tuition_grad_usd)',
    students: { is: unless('students', 'size_band'), year: "'HD2024'" },
    ownership: { is: 'control', year: "'HD2024'" },
    'degree-levels': { is: 'level', year: "'HD2024'" },
  })
  // Published by the graduate office of each school, never those of another school in the same town.
  publish(db, 'source.us_graduate_living', 'year', 'graduate-offices', {
    'graduate-living': { is: 'low', to: 'high', text: 'basis' },
    'graduate-insurance': "iif(insurance = 'included', insurance, cast(insurance as integer))",
  })
  publishProgrammes(
    db,
    `(select m.id, m.level, award.value ->> 0 as cip, award.value ->> 1 as people, award.value ->> 2 as earned
        from source.us_majors m, json_each(awards(programs)) award) left join source.cip_titles on code = cip`,
    "'2023–24 学年'",
    'ipeds',
    {
      level:
        "case level when 'B' then 'bachelor' when 'M' then 'master' when 'D' then 'doctorate' when 'P' then 'professional' else 'associate' end",
      title: 'title_en',
      title_zh: 'title_zh',
      field: 'cip_field(code)',
      code: 'code',
      graduates: 'cast(people as integer)',
      pay: 'cast(earned as integer)',
      currency: "'USD'",
    },
  )
}
