import { ascedField, fieldOfTitle } from '../field-codes'
import { australianLevels, programmeLevelOfAu } from '../levels'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'

export function loadOtherCountries(writer: Writer): void {
  loadAustralia(writer)
  loadCanada(writer)
  loadJapan(writer)
  loadSingapore(writer)
  loadHongKong(writer)
  loadEurope(writer)
  loadPlaces(writer)
}

function loadAustralia({ value, programme }: Writer): void {
  const profile = [
    'id',
    'cricos_provider',
    'students_total',
    'overseas_share_pct',
    'students_year',
    'retention_overseas_pct',
    'success_overseas_pct',
    'student_staff_ratio',
    'fields',
  ]
  for (const row of readTable('au_profile.csv', profile)) {
    const id = row.required('id')
    const education = { year: row.text('students_year') ?? '', source: 'au-education' } as const
    value(id, 'cricos-provider', {
      text: row.text('cricos_provider'),
      year: '2026 年 8 月登记册',
      source: 'cricos',
    })
    value(id, 'students', { num: row.integer('students_total'), ...education })
    value(id, 'international-share', { num: row.number('overseas_share_pct'), ...education })
    value(id, 'overseas-retention', { num: row.number('retention_overseas_pct'), ...education })
    value(id, 'overseas-success', { num: row.number('success_overseas_pct'), ...education })
    value(id, 'student-staff-ratio', { num: row.number('student_staff_ratio'), ...education })
  }
  const fees = new Map(
    readTable('au_fees.csv', ['cricos_course', 'tuition_total_aud', 'non_tuition_aud', 'as_of']).map(
      (row) => [
        row.required('cricos_course'),
        {
          tuition: row.number('tuition_total_aud') ?? row.fail('tuition_total_aud', '不能为空'),
          asOf: row.required('as_of'),
        },
      ],
    ),
  )
  const titles = new Map(
    readTable('au_fields.csv', ['code', 'title_en']).map((row) => [
      row.required('code'),
      row.required('title_en'),
    ]),
  )
  for (const row of readTable('au_courses.csv', [
    'id',
    'cricos_course',
    'course',
    'level',
    'weeks',
    'field4',
  ])) {
    const code = row.text('field4')
    const fee = fees.get(row.required('cricos_course'))
    const level = row.oneOf('level', australianLevels) ?? row.fail('level', '不能为空')
    programme({
      school: row.required('id'),
      level: programmeLevelOfAu[level],
      title: row.required('course'),
      field: code === null ? null : ascedField(code),
      code,
      detail: `CRICOS ${row.required('cricos_course')}${code !== null && titles.has(code) ? `；${titles.get(code)}` : ''}`,
      fee: fee?.tuition ?? null,
      fee_per: fee === undefined ? null : 'programme',
      currency: 'AUD',
      weeks: row.integer('weeks'),
      year: `登记册 ${fee?.asOf ?? '2026-08'}`,
      source: 'cricos',
    })
  }
}

function loadCanada({ value }: Writer): void {
  for (const row of readTable('ca_dli.csv', [
    'id',
    'dli',
    'public_private',
    'pgwp',
    'pal_exempt_grad',
    'as_of',
  ])) {
    const id = row.required('id')
    const ircc = { year: row.text('as_of') ?? '2026 年名单', source: 'ircc' } as const
    value(id, 'dli', { text: row.text('dli'), ...ircc })
    value(id, 'pgwp', { text: row.oneOf('pgwp', ['yes', 'no']), ...ircc })
    value(id, 'pal-exempt', { text: row.oneOf('pal_exempt_grad', ['yes', 'no']), ...ircc })
    value(id, 'ownership', { text: row.oneOf('public_private', ['public', 'private']), ...ircc })
  }
}

function loadJapan({ value, programme }: Writer): void {
  const mext = { year: '2022', source: 'mext' } as const
  for (const row of readTable('jp_profile.csv', [
    'id',
    'name_ja',
    'type',
    'faculties_n',
    'grad_schools_n',
    'address_ja',
  ])) {
    const id = row.required('id')
    value(id, 'japanese-name', { text: row.text('name_ja'), ...mext })
    value(id, 'ownership', { text: row.oneOf('type', ['national', 'public', 'private']), ...mext })
    value(id, 'faculties', { num: row.integer('faculties_n'), ...mext })
    value(id, 'graduate-schools', { num: row.integer('grad_schools_n'), ...mext })
    value(id, 'japanese-address', { text: row.text('address_ja'), ...mext })
  }
  for (const row of readTable('jp_faculties.csv', ['id', 'level', 'faculty_ja', 'majors_ja'])) {
    const title = row.required('faculty_ja')
    programme({
      school: row.required('id'),
      level: row.oneOf('level', ['U', 'G']) === 'U' ? 'bachelor' : 'master',
      title,
      field: fieldOfTitle(title),
      detail: row.text('majors_ja'),
      year: '2022',
      source: 'mext',
    })
  }
}

function loadSingapore({ value, programme }: Writer): void {
  const pays = new Map<string, (number | null)[]>()
  const columns = [
    'id',
    'school',
    'degree',
    'employed_pct',
    'employed_ft_perm_pct',
    'gross_monthly_median_sgd',
    'p25_sgd',
    'p75_sgd',
    'year',
  ]
  for (const row of readTable('sg_programmes.csv', columns)) {
    const id = row.required('id')
    const pay = row.integer('gross_monthly_median_sgd')
    addTo(pays, id, pay)
    const employed = row.number('employed_pct')
    const permanent = row.number('employed_ft_perm_pct')
    const [low, high] = [row.integer('p25_sgd'), row.integer('p75_sgd')]
    programme({
      school: id,
      level: 'bachelor',
      title: row.required('degree'),
      field: fieldOfTitle(row.required('degree')) ?? fieldOfTitle(row.required('school')),
      detail: [
        row.required('school'),
        ...(employed === null ? [] : [`就业 ${employed}%`]),
        ...(permanent === null ? [] : [`全职固定 ${permanent}%`]),
        ...(low === null || high === null ? [] : [`月薪中间一半 ${low}–${high} 新元`]),
      ].join('；'),
      pay,
      currency: 'SGD',
      year: row.required('year'),
      source: 'ges',
    })
  }
  for (const [id, all] of pays) {
    const surveyed = { year: '2023', source: 'ges' } as const
    value(id, 'programmes-surveyed', { num: all.length, ...surveyed })
    value(id, 'graduate-pay', { ...spanOf(all), ...surveyed })
  }
}

function addTo(lists: Map<string, (number | null)[]>, id: string, item: number | null): void {
  const list = lists.get(id) ?? []
  list.push(item)
  lists.set(id, list)
}

/** From the lowest to the highest of those that are known. */
function spanOf(all: readonly (number | null)[]) {
  const known = all.filter((one) => one !== null)
  return known.length === 0 ? null : { num: Math.min(...known), to: Math.max(...known) }
}

const feePers = ['programme', 'year', 'credit', 'module', 'unit'] as const

function loadHongKong({ value, programme }: Writer): void {
  const fees = new Map<string, (number | null)[]>()
  const columns = [
    'id',
    'faculty_zh',
    'programme_en',
    'fee_hkd',
    'fee_per',
    'duration',
    'fee_text',
    'deadlines_2026_entry',
    'url',
    'read_on',
  ]
  for (const row of readTable('hk_tpg_2026.csv', columns)) {
    const id = row.required('id')
    const title = row.required('programme_en')
    const fee = row.number('fee_hkd')
    const feePer = row.oneOf('fee_per', feePers)
    addTo(fees, id, feePer === 'programme' ? fee : null)
    // Some official pages draw a line of hyphens between rounds.
    const deadlines = row.text('deadlines_2026_entry')?.replace(/\s*-{4,}\s*/g, '；') ?? null
    const duration = row.text('duration')
    programme({
      school: id,
      level: 'master',
      title,
      field: fieldOfTitle(title) ?? fieldOfTitle(row.text('faculty_zh') ?? ''),
      detail: [
        row.text('faculty_zh'),
        duration === null ? null : `学制 ${duration}`,
        row.text('fee_text') === null ? null : `官网学费原文：${row.text('fee_text')}`,
        deadlines === null ? null : `2026 年入学截止：${deadlines}`,
      ]
        .filter((part) => part !== null)
        .join('；'),
      fee,
      fee_per: feePer,
      currency: 'HKD',
      url: row.url('url'),
      year: `2026 年入学，${row.required('read_on')} 读`,
      source: 'hk-tpg',
    })
  }
  for (const [id, all] of fees) {
    const entry = { year: '2026 年入学', source: 'hk-tpg' } as const
    value(id, 'masters-listed', { num: all.length, ...entry })
    const span = spanOf(all)
    if (span !== null) value(id, 'masters-fees', { ...span, text: 'HKD', ...entry })
  }
}

/** Words for the fields and degree levels of the European register. */
const europeanWords: Readonly<Record<string, string>> = {
  Bachelor: '学士',
  Master: '硕士',
  PhD: '博士',
  'Engineering & Technology': '工程与技术',
  'Natural Sciences': '自然科学',
  'Medicine & Health': '医药与健康',
  'Business & Law': '商科与法律',
  'Computer Science & IT': '计算机与信息',
  'Arts & Humanities': '艺术与人文',
  'Social Sciences': '社会科学',
  Education: '教育',
  Agriculture: '农业',
  'Agriculture & Veterinary': '农业与兽医',
  'Agriculture & Environment': '农业与环境',
  Services: '服务',
}

const inChinese = (list: string | null) =>
  list === null
    ? null
    : list
        .split(';')
        .map((word) => europeanWords[word] ?? word)
        .join('、')

function loadEurope({ value }: Writer): void {
  const columns = [
    'id',
    'source',
    'type',
    'legal_status',
    'students',
    'students_year',
    'degree_levels',
    'fields',
    'students_hrk',
    'doctorate_right',
  ]
  for (const row of readTable('eu_profile.csv', columns)) {
    const id = row.required('id')
    const isHrk = row.required('source').startsWith('HRK')
    const register = isHrk
      ? ({ year: '2022/23', source: 'hrk' } as const)
      : ({ year: row.text('students_year') ?? '2023', source: 'eter' } as const)
    value(id, 'institution-type', { text: row.text('type'), ...register })
    value(id, 'ownership', { text: row.text('legal_status'), ...register })
    value(id, 'students-europe', { num: row.integer('students'), ...register })
    value(id, 'students-hrk', { num: row.integer('students_hrk'), year: '2022/23 冬季学期', source: 'hrk' })
    value(id, 'degree-levels', { text: inChinese(row.text('degree_levels')), ...register })
    value(id, 'fields-europe', { text: inChinese(row.text('fields')), ...register })
    value(id, 'doctorate-right', {
      text: row.oneOf('doctorate_right', ['yes', 'no']),
      year: '2022/23',
      source: 'hrk',
    })
  }
}

/** City points are no campuses and are left out. */
function loadPlaces({ value }: Writer): void {
  for (const row of readTable('founded.csv', ['id', 'founded', 'source', 'other'])) {
    const founded = row.integer('founded')
    const other = row.text('other')
    const common = {
      year: '2026 年 6 月记录',
      source: row.required('source').includes('ETER')
        ? 'eter'
        : row.required('source').includes('HRK')
          ? 'hrk'
          : 'ror',
    } as const
    if (other === null) value(row.required('id'), 'founded', { num: founded, ...common })
    else value(row.required('id'), 'founded-two', { text: `${founded} 年，或 ${other} 年`, ...common })
  }
  for (const row of readTable('geo.csv', ['id', 'lat', 'lon', 'precision'])) {
    if (row.oneOf('precision', ['campus', 'city']) !== 'campus') continue
    const [lat, lon] = [row.number('lat'), row.number('lon')]
    if (lat !== null && lon !== null)
      value(row.required('id'), 'campus', { text: `${lat},${lon}`, year: '2026', source: 'ror' })
  }
}
