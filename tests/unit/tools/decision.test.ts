import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getSchool, type School } from '@/lib/api/schools'
import { listTuition, listTuitionSpans } from '@/lib/api/tuition'
import type { SchoolFee } from '@/lib/schools/tuition'
import { readConditions } from '@/lib/tools/conditions/input'
import { schoolConditions } from '@/lib/tools/conditions/school'
import { schoolLiving } from '@/lib/tools/cost/school-living'
import { datesFor } from '@/lib/tools/decision/dates'
import { sheetToCsv, sheetToIcs } from '@/lib/tools/decision/files'
import { decisionHref, emptyOption, type OptionChoice, readDecision } from '@/lib/tools/decision/input'
import { type DecisionOption, toOption } from '@/lib/tools/decision/option'
import { buildSheet, type DecisionSheet } from '@/lib/tools/decision/sheet'

const noon = (day: string) => new Date(`${day}T12:00:00+08:00`)
const today = '2026-11-22'
const now = noon(today)

const spans = await listTuitionSpans()

const nothing = { school: null, others: [], fees: [] }
const ofCountry = (country: string, level: OptionChoice['level'] = null): DecisionOption => {
  const option = toOption({ ...emptyOption, country, level }, nothing)
  if (option === null) throw new Error(country)
  return option
}

const answers = (query: string) => readConditions(Object.fromEntries(new URLSearchParams(query)), []).input

const cells = (sheet: DecisionSheet, label: string): string[] =>
  sheet.groups
    .flatMap(({ rows }) => rows)
    .filter((row) => row.label === label)
    .flatMap(({ cells: own }) => own.map((lines) => lines.map(({ text }) => text).join('\n')))

describe('the address of a decision sheet', () => {
  it('gives the same options and answers again', () => {
    const options: OptionChoice[] = [
      {
        ...emptyOption,
        school: 'uk-university-of-oxford',
        level: 'master',
        programme: 'MSc A&B',
        years: '1',
      },
      { ...emptyOption, country: 'au', city: 'au-any' },
    ]
    const href = decisionHref(options, answers('system=percent&grade=85&ielts=6.5&budget=30万'))
    const reading = readDecision(Object.fromEntries(new URL(href, 'https://a.test').searchParams))
    expect(reading.options).toEqual(options)
    expect(reading.conditions.input).toMatchObject({
      grade: { system: 'percent', value: 85 },
      tests: { ielts: 6.5 },
      budget: 300_000,
    })
  })

  it('takes at most four schools of the comparison, and reports further ones', () => {
    const { options, notes } = readDecision({ ids: 'a,b,c,d,e' })
    expect(options.map(({ school }) => school)).toEqual(['a', 'b', 'c', 'd'])
    expect(notes).toHaveLength(1)
  })

  it('can be read with any text in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (school, country) => {
        const { options } = readDecision({ s1: school, c1: country, l1: school, y1: country })
        for (const option of options) toOption(option, nothing)
      }),
    )
  })
})

describe('the days in a decision sheet', () => {
  const asked = { level: 'undergraduate', programme: '', isGaokao: false } as const
  const ofSchool = async (id: string, more: Partial<Parameters<typeof datesFor>[0]> = {}, at = now) => {
    const school = await getSchool(id)
    if (school === null) throw new Error(id)
    return datesFor({ ...asked, country: school.country, school, ...more }, at)
  }

  it('of a school are shown for that school only, past days last', async () => {
    expect(datesFor({ ...asked, country: 'hk', school: null }, now)).toEqual({ dates: [], notes: [] })
    const { dates } = await ofSchool('hk-university-of-hong-kong', {}, noon('2026-11-26'))
    expect(dates.map(({ day, isOver }) => [day, isOver])).toEqual([
      ['2027-08-25', false],
      ['2026-11-25', true],
    ])
  })

  const everyDayOfUcas = [
    ...['ucas.main', 'ucas.extra', 'ucas.late', 'ucas.clearing'],
    // Past days are last.
    'ucas.oxbridge-medicine',
  ]

  it.each([
    ['uk-university-of-oxford', '', ['ucas.oxbridge-medicine']],
    ['uk-university-of-cambridge', '', ['ucas.oxbridge-medicine']],
    ['uk-university-of-birmingham', 'Dentistry BDS', everyDayOfUcas],
    ['uk-university-of-birmingham', '生物医学工程', everyDayOfUcas],
    ['uk-royal-academy-of-music-university-of-london', '', []],
    ['uk-royal-college-of-music', '', ['uk-royal-college-of-music.conservatoire']],
    ['us-university-of-california-san-diego', '', ['uc.first-year']],
    ['us-university-of-california-san-francisco', '', []],
    ['us-university-of-southern-california', '', expect.not.arrayContaining(['uc.first-year'])],
    ['jp-waseda-university', '', []],
  ])('of an application system are shown for its members only: %s %s', async (id, programme, expected) => {
    const { dates } = await ofSchool(id, { programme })
    expect(dates.map(({ deadline }) => deadline.id)).toEqual(expected)
  })

  it('for international qualifications are not shown to a pupil with the gaokao', async () => {
    for (const id of ['hk-chinese-university-of-hong-kong', 'sg-nanyang-technological-university']) {
      const { dates, notes } = await ofSchool(id, { isGaokao: true })
      expect(dates).toEqual([])
      expect(notes.join()).toContain('内地高考生不适用')
    }
  })

  it('are shown to a pupil with the gaokao as uncertain when the page does not say whether they apply', async () => {
    const id = 'sg-national-university-of-singapore'
    const { dates, notes } = await ofSchool(id, { isGaokao: true })
    expect(dates).toEqual([])
    expect(notes.join('\n')).toMatch(/2026-12-16 至 2027-02-17：学校没有写明内地高考生是否同一窗口/)
    const others = await ofSchool(id)
    const international = others.dates.find(({ deadline }) => deadline.id === `${id}.international`)
    expect(international?.notes.join()).not.toContain('内地高考生不适用')
  })

  it.each([
    ['us-harvard-university', '2026-10-01'],
    ['us-georgetown-university', '2026-10-01'],
    ['us-emory-university', '2026-10-01'],
    ['us-middlebury-college', '2026-10-01'],
  ])('that are uncertain in the source have no countdown and no reminder: %s', async (id, day) => {
    const { dates } = await ofSchool(id, {}, noon(day))
    expect(dates.length).toBeGreaterThan(0)
    for (const date of dates) {
      expect(date.isFirm).toBe(false)
      expect(date.line).not.toMatch(/还有 \d+ 天/)
      expect(date.notes.join('；')).toMatch(/年份按本季推算|日期不一致|先当参考/)
    }
  })
})

describe('a decision sheet', () => {
  const options = [ofCountry('uk'), ofCountry('us'), ofCountry('au'), ofCountry('my', 'master')]

  it('gives a total only with tuition and living in it', () => {
    const sheet = buildSheet(options, { answers: answers('budget=30万'), now, spans })
    expect(cells(sheet, '全程')).toEqual([
      expect.stringMatching(
        /^约 [\d.]+–[\d.]+ 万元（3 年；.*按每年上调 5% 算到 \d{4} 年入学，以后照此上调；生活费按签证资金下限；不含机票）$/,
      ),
      expect.stringMatching(
        /^约 [\d.]+–[\d.]+ 万元（4 年；.*按每年上调 4% 算到 \d{4} 年入学，以后照此上调；不含机票）$/,
      ),
      expect.stringMatching(/^约 [\d.]+–[\d.]+ 万元（3 年；.*生活费按签证资金下限；不含机票、医疗保险）$/),
      '缺学费、生活费和住宿，不给合计',
    ])
  })

  it.each([
    // Nine months of 1,529 pounds at 8.9013 yuan are 122,491; of 1,171 pounds 93,811.
    ['uk-london', '12.2'],
    ['uk-other', '9.4'],
  ])('compares the proof of funds of %s with the budget', (city, wan) => {
    const option = toOption({ ...emptyOption, country: 'uk', city }, nothing)
    const sheet = buildSheet(option === null ? [] : [option], {
      answers: answers('budget=5万'),
      now,
      spans,
    })
    expect(cells(sheet, '签证资金证明')[0]).toMatch(new RegExp(`^生活费部分[^，]*约 ${wan} 万元，还差约`))
  })

  it('uses the rooms of masters for a master of Hong Kong, and names what an American sum lacks', () => {
    const sheet = buildSheet([ofCountry('hk', 'master'), ofCountry('us', 'master')], {
      answers: answers(''),
      now,
      spans,
    })
    expect(cells(sheet, '全程')).toEqual([
      expect.stringMatching(/^约 [\d.]+–[\d.]+ 万元（1 年；学费按 2026/),
      expect.stringMatching(/^至少 [\d.]+ 万元，不含学费$/),
    ])
  })

  it('names whom to ask for every missing part', () => {
    const [, , , malaysia] = cells(buildSheet(options, { answers: answers(''), now, spans }), '费用')
    expect(malaysia).toMatch(/学费：问Education Malaysia/)
  })

  it('gives each printed figure a source in its list', () => {
    const sheet = buildSheet(options, { answers: answers('ielts=6&budget=30万'), now, spans })
    const lines = sheet.groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells.flat()))
    for (const { sources } of lines) {
      for (const number of sources) expect(sheet.sources[number - 1]).toBeDefined()
    }
    const sourced = cells(sheet, '学费').filter((text) => !text.includes('不知道'))
    expect(sourced.length).toBeGreaterThan(0)
    const tuition = sheet.groups.flatMap(({ rows }) => rows).find(({ label }) => label === '学费')
    for (const line of tuition?.cells.flat() ?? []) {
      if (!line.text.includes('不知道')) expect(line.sources.length).toBeGreaterThan(0)
    }
  })

  it('compares the budget with one year of a fee for the whole programme', async () => {
    const school = await getSchool('sg-national-university-of-singapore')
    const fee: SchoolFee = {
      id: 'sg-national-university-of-singapore.0123456789',
      school: '新加坡国立大学',
      schoolId: 'sg-national-university-of-singapore',
      country: 'sg',
      level: 'master',
      programme: 'A',
      low: 60_000,
      high: 60_000,
      currency: 'SGD',
      per: 'programme',
      years: 2,
      feeYear: '2026',
      priceYear: 2026,
      priceSince: null,
      url: 'https://nus.edu.sg',
      readFrom: '课程页',
      checked: '2026-04',
      note: null,
      covers: null,
      basis: 'published',
      extra_low: null,
      extra_high: null,
      entrance: null,
      isMiddle: false,
    }
    const option = toOption(
      { ...emptyOption, school: 'sg-national-university-of-singapore', level: 'master', programme: 'a' },
      { school, fees: [fee] },
    )
    expect(option?.input.years).toBe(2)
    const sheet = buildSheet(option === null ? [] : [option], {
      answers: answers('budget=30万'),
      now,
      spans,
    })
    const [whole] = cells(sheet, '全程')
    const [year] = cells(sheet, '平均每年')
    const number = (text = '') => Number(/[\d.]+/.exec(text)?.[0])
    expect(number(whole) / 2).toBeCloseTo(number(year), 0)
    expect(cells(sheet, '每年预算')[0]).toMatch(/不低于第一年的中间值/)
  })
})

describe('published values of a school', () => {
  it('include the tuition of a US college, with room, board, books and the rest as living', async () => {
    const school = await getSchool('us-new-york-university')
    if (school === null) throw new Error('no school')
    expect(await listTuition(school.id, 'undergraduate')).toMatchObject([
      { programme: '', currency: 'USD', per: 'year', feeYear: expect.stringMatching(/20\d\d/) },
    ])
    expect(schoolLiving(school, 'undergraduate')?.low).toBeGreaterThan(school.values.get('housing')?.num ?? 0)
    const masters = await listTuition(school.id, 'master')
    expect(masters.length).toBeGreaterThan(0)
    expect(masters.filter(({ programme }) => programme === '')).toEqual([])
  })

  it("are compared with the visitor's own scores", async () => {
    const school = await getSchool('us-new-york-university')
    const half = school?.values.get('sat')
    if (school === null || half?.num == null || half.to === null) throw new Error('no SAT')
    const at = (sat: number) => schoolConditions(school, answers(`level=undergraduate&sat=${sat}`))[0]
    expect(at(half.num)).toMatchObject({ status: 'met', gap: null })
    expect(at(half.num - 10)).toMatchObject({ status: 'unmet', gap: { size: 10 } })
    expect(schoolConditions(school, answers('level=undergraduate&ielts=7'))[0]).toMatchObject({
      status: 'unknown',
    })
  })

  describe('of Chinese degrees', () => {
    const rule = {
      ...{ uk: 'uk-a', covers: 'master', scope: '授课型硕士', kind: 'same' },
      ...{ summary: '要 80–85 分。', inside: null, outside: null, off_list: null, caveat: null },
      ...{ reviewed_on: '2026-11-01', url: 'https://a.test/china' },
    } satisfies School['chinaRules'][number]
    const average = {
      ...{ uk: 'uk-a', scope: 'university', scope_name: null, degree: 'master', uk_class: '2:1' },
      ...{ institutions: 'all', institutions_zh: null, low: 80, high: 85, basis: 'by course' },
      ...{ decides: 'average', opening_zh: null, ending_zh: '看课程', is_sure: true },
      ...{ url: 'https://a.test/china', read_on: '2026-11-01' },
    } satisfies School['chinaAverages'][number]
    const held = (
      query: string,
      given: Partial<School['chinaRules'][number]> = {},
      country = 'uk',
      averages: readonly Partial<School['chinaAverages'][number]>[] = [{}],
    ) =>
      schoolConditions(
        {
          ...{ id: 'uk-a', name: '甲', country, website: null, values: new Map() },
          chinaRules: [{ ...rule, ...given }],
          chinaAverages: averages.map((each) => ({ ...average, ...each })),
        },
        answers(query),
      )
    const percent = (grade: number) => `level=master&system=percent&grade=${grade}`

    it.each([
      [78.5, 'unmet', '您的均分 78.5 分，还差 1.5 分：要 80–85 分。', 1.5],
      [80, 'met', '您的均分 80 分，达到低的一档，要求高的课程要 85 分：要 80–85 分。', undefined],
      [85, 'met', '您的均分 85 分：要 80–85 分。', undefined],
    ])('holds an average of %d against one line for all', (grade, status, brief, size) => {
      const [found, ...more] = held(percent(grade))
      expect(more).toEqual([])
      expect(found).toMatchObject({ status, brief, reason: '要 80–85 分。' })
      expect(found?.gap?.size).toBe(size)
    })

    it('says inside and outside of a list, and compares nothing without the name of the own university', () => {
      const [found] = held(
        percent(80),
        { kind: 'list-grades', inside: '75 分。', outside: '85 分。' },
        'uk',
        [
          { institutions: 'in_list', institutions_zh: '名单内', low: 75, high: 75 },
          { institutions: 'outside_list', institutions_zh: '名单外', low: 85, high: 85 },
        ],
      )
      const words = '要 80–85 分。名单内：75 分。名单外：85 分。'
      expect(found).toMatchObject({ status: 'unknown', brief: words, reason: words, gap: null })
    })

    it.each([
      ['another scale', 'level=master&system=gpa&grade=3.5', {}],
      ['a rule without a number', percent(90), { low: null, high: null }],
      ['a number that is not sure', percent(90), { is_sure: false }],
      ['the number of one course', percent(90), { scope: 'course', scope_name: 'MSc' } as const],
      ["the number of bachelor's degrees", percent(90), { degree: 'bachelor' } as const],
      ['the number of a lower second', percent(90), { uk_class: '2:2' } as const],
    ])('compares nothing with %s', (_, query, given) => {
      expect(held(query, {}, 'uk', [given])).toMatchObject([
        { status: 'unknown', brief: '要 80–85 分。', gap: null },
      ])
    })

    it('says that a rule is of one course only, and compares nothing with it', () => {
      const [found] = held(percent(90), { covers: 'part', scope: '法学硕士' })
      expect(found).toMatchObject({
        status: 'unknown',
        brief: '没有读到学校对全部硕士的写法，只读到法学硕士：要 80–85 分。',
      })
    })

    it('says that the university names no class where it names none', () => {
      const [found] = held(percent(90), {}, 'uk', [{ uk_class: 'unstated' }])
      expect(found?.brief).toContain('学校没写对应 2:1 还是 2:2')
    })

    it.each([
      [60, 'unmet', '离低的一档还差 10 分', {}],
      [72, 'unknown', '看您的学校属于哪一类', {}],
      [75, 'met', '哪一类院校都达到', {}],
      [99, 'unknown', '其他院校一档达到，别的院校没有读到数', { low: null, high: null }],
    ])('holds %d against kinds of institutions: %s', (grade, status, words, better) => {
      const [found] = held(percent(grade), { kind: 'groups' }, 'uk', [
        { institutions: '211', institutions_zh: '211 院校', low: 70, high: 70, decides: 'both', ...better },
        { institutions: 'others', institutions_zh: '其他院校', low: 75, high: 75, decides: 'both' },
      ])
      expect(found?.status).toBe(status)
      expect(found?.brief).toContain(words)
    })

    it('concerns masters in the United Kingdom alone', () => {
      expect(held(percent(90).replace('master', 'undergraduate'))).toEqual([])
      expect(held(percent(90), {}, 'au')).toEqual([])
    })
  })
})

describe('files to download', () => {
  const sheet = buildSheet([ofCountry('uk'), ofCountry('us')], {
    answers: answers('budget=30万'),
    now,
    spans,
  })

  it('the calendar contains the coming days, one all-day event each, in lines of at most 75 bytes', () => {
    const ics = sheetToIcs(sheet, today)
    const lines = ics.split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(sheet.dates.length).toBeGreaterThan(2)
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(sheet.dates.length)
    expect(ics).toContain('DTSTART;VALUE=DATE:20270113')
    expect(ics).toContain('UID:deadline-ucas.main@')
    expect(ics.replaceAll('\r\n ', '')).toMatch(/SUMMARY:英国：主轮 同等考虑截止/)
    expect(ics).not.toMatch(/还有 \d+ 天/)
    expect(new Set(ics.match(/^UID:.*$/gm)).size).toBe(sheet.dates.length)
  })

  it('a day keeps its event id when it moves, and two schools of one system share it', () => {
    const [first] = sheet.dates
    if (first === undefined) throw new Error('no day')
    const idsOf = (day: string) =>
      sheetToIcs({ ...sheet, dates: [{ ...first, day, options: ['甲', '乙'] }] }, today).match(/^UID:.*$/gm)
    expect(idsOf('2027-01-20')).toEqual(idsOf('2027-01-13'))
  })

  it('the table opens as UTF-8 and runs no formula', () => {
    const dangerous: DecisionSheet = {
      ...sheet,
      columns: sheet.columns.map((column) => ({ ...column, title: '=HYPERLINK("x")' })),
    }
    const csv = sheetToCsv(dangerous, 'https://a.test/')
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(csv.split('\r\n').filter((row) => row.startsWith('=')).length).toBe(0)
  })
})
