import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listTuitionSpans } from '@/lib/api/tuition'
import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import { formatFigure } from '@/lib/facts/format'
import { figure, statement } from '@/lib/facts/registry'
import type { ChinaRow } from '@/lib/tools/conditions/china-lists'
import { evaluateConditions } from '@/lib/tools/conditions/evaluate'
import { conditionsHref, conditionsVersion, readConditions } from '@/lib/tools/conditions/input'
import { table } from '@/tests/support/table'
import { feeSpan } from './fee-span'

const spans = await listTuitionSpans()

const codes = conditionCountries.list().map(({ code }) => code)
const params = (query: string) => {
  const search = new URLSearchParams(query)
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]))
}
const read = (query: string) => readConditions(params(query), codes)

function sheetOf(query: string, of = spans, ukRows?: readonly ChinaRow[]) {
  const sheet = evaluateConditions(read(query).input, of, ukRows)
  if (sheet.kind === 'insufficient') throw new Error('insufficient')
  return sheet
}

function condition(query: string, code: string, id: string) {
  const found = sheetOf(query)
    .countries.find(({ country }) => country.code === code)
    ?.conditions.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no ${id} for ${code}`)
  return found
}

const row = (name: string, group: ChinaRow['group'], missing: number | null = null): ChinaRow => ({
  ...{ id: name, name, group, missing, placed: '', asked: null, verdict: '' },
  ...{ readOn: '2026-11-01', url: 'https://a.test/' },
})

describe('language', () => {
  it.each(
    table(`
      level=undergraduate&ielts=6   | au | met
      level=undergraduate&ielts=5.5 | au | unmet | 雅思还差 0.5 分
      level=language&ielts=5        | au | met
      level=undergraduate&toefl=100 | au | unknown
      level=language&jlpt=5         | jp | unknown
      level=undergraduate&ielts=9   | uk | unknown
      level=undergraduate&ielts=6   | sg | met
      level=undergraduate&ielts=5.5 | sg | unknown
    `),
  )('%s in %s is %s', (query = '', code = '', status, gap) => {
    const result = condition(query, code, 'language')
    expect([result.status, result.gap?.text]).toEqual([status, gap])
  })

  it.each([
    [6, 1],
    [6.5, 2],
  ])('IELTS %d is met at %i of the two schools of Singapore with a rule', (ielts, reached) => {
    const found = condition(`level=undergraduate&ielts=${ielts}`, 'sg', 'language')
    expect(found.share).toMatchObject({ reached, compared: 2, open: 1 })
    expect(found.reason).toContain('南洋理工大学要雅思 6 分，或托福 90 分，或PTE 55 分')
    expect(found.reason).toContain('新加坡国立大学要雅思 6.5 分，或托福 92 分')
    expect(found.evidence).toHaveLength(2)
  })

  it('uses the numbers of its sources', () => {
    for (const { language } of conditionCountries.list()) {
      for (const { source, scores } of language) {
        const text =
          'figure' in source ? formatFigure(figure(source.figure)) : statement(source.statement).text
        for (const [test, score] of Object.entries(scores)) {
          expect(text).toContain(test === 'jlpt' ? `N${score}` : String(score))
        }
      }
    }
  })
})

describe('grades', () => {
  // A table of equivalents, as in Australia, is no line of a programme.
  it.each(
    table(`
      system=ib&grade=23              | us | unmet | IB 总分还差 1 分
      system=ib&grade=20&level=master | us | unknown
      system=gaokao&grade=700         | au | unknown
      system=gaokao&grade=500         | de | unmet | 离德国的大学（高考途径）还差 25 分
      system=gaokao-900&grade=629     | de | unmet | 离德国的大学（高考途径）还差 1 分
      system=gaokao&grade=525         | de | met
      system=percent&grade=99         | uk | unknown
    `),
  )('%s in %s is %s', (query = '', code = '', status, gap) => {
    const result = condition(query, code, 'grade')
    expect([result.status, result.gap?.text]).toEqual([status, gap])
  })

  it('that reach the diploma of the IB say nothing, for it decides nothing in any country', () => {
    expect(condition('system=ib&grade=24', 'us', 'grade')).toMatchObject({
      status: 'unknown',
      reason: '',
      evidence: [],
    })
  })

  describe('of British masters', () => {
    const gradeOf = (query: string, ukRows: readonly ChinaRow[]) =>
      sheetOf(query, spans, ukRows).countries[0]?.conditions.find(({ id }) => id === 'grade')
    const master = 'level=master&system=percent&grade=83&c=uk'
    const far = row('远', 'missed', 4)
    const near = row('近', 'missed', 2)
    const closed = row('名单以外', 'missed')

    it('are met where a university is reached, and name the nearest of the others', () => {
      const rows = [row('甲', 'reached'), far, near, closed, row('未写', 'unknown')]
      const found = gradeOf(master, rows)
      expect(found).toMatchObject({ status: 'met', share: { reached: 1, compared: 4 }, gap: null })
      expect(found?.reason).toContain('1 所，离近还差 2 分；另有 1 所没有写分数')
    })

    it('are not met where none is, by the points to the nearest', () => {
      const found = gradeOf(master, [far, near])
      const gap = { text: '离近还差 2 分', size: 2 }
      expect(found).toMatchObject({ status: 'unmet', share: { reached: 0, compared: 2 }, gap })
    })

    it.each([
      ['where no university can be compared', master, [row('未写', 'unknown')]],
      ['for bachelors', master.replace('master', 'undergraduate'), [near]],
      ['for masters of another country', master.replace('c=uk', 'c=nz'), [near]],
    ])('are not known %s', (_, query, rows) => {
      expect(gradeOf(query, rows)).toMatchObject({ status: 'unknown', gap: null })
    })
  })
})

describe('funds', () => {
  it.each(
    table(`
      budget=3000000 | ca | budget | met
      budget=10000 | ca | budget | unmet
      budget=3000000 | nz | budget | unknown
      budget=3000000 | ca | funds | met
      budget=100000 | ca | funds | unmet
      budget=3000000 | nz | funds | unknown
      budget=3000000 | us | funds | unknown
      budget=250000 | ca | budget | unmet | 预算偏低
    `),
  )('%s in %s: %s is %s', (query, code, id, status, gap) => {
    expect(condition(query, code, id)).toMatchObject({ status, ...(gap && { gap: { text: gap } }) })
  })

  it('gives the shortfall for the living part of the proof of funds', () => {
    // 20,000 New Zealand dollars at 3.7662 yuan are 75,324 yuan.
    expect(condition('budget=70000', 'nz', 'funds').gap).toEqual({
      text: '签证资金还差约 0.5 万元',
      size: 5324,
    })
  })

  // Twelve months of tuition at 30,000 pounds are 267,039 yuan; nine months of living are 122,491 in London and
  // 93,811 elsewhere.
  const british = feeSpan({ low: 20_000, typical: 25_000, high: 30_000 })
  it.each([
    [93_810, 'unmet', /您的预算低于这一部分。$/],
    [389_529, 'unknown', /另加未付的学费/],
    [389_530, 'met', /学费也够；还要看存期/],
  ] as const)('with %i yuan and no city asked for, the proof for Britain is %s', (budget, status, reason) => {
    const funds = sheetOf(`budget=${budget}&c=uk`, [british]).countries[0]?.conditions.find(
      ({ id }) => id === 'funds',
    )
    expect(funds).toMatchObject({ status, reason: expect.stringMatching(reason) })
    expect(funds?.evidence).toHaveLength(2)
  })

  it('uses the cheapest known city when no city has a total', () => {
    const budget = sheetOf('budget=30万&level=language&c=uk', []).countries[0]?.conditions.find(
      ({ id }) => id === 'budget',
    )
    expect(budget?.reason).toContain('按伦敦以外，学费因学校而异')
  })

  it('prints one number when both ends are equal', () => {
    // Two semesters of 2,190 francs and 22,100 for living, at 8.0729 yuan: 213,770.
    const { reason } = condition('budget=40万', 'ch', 'budget')
    expect(reason).toContain('平均一年约 21.4 万元。')
  })

  it('fails a budget below the known part of the costs, and calls a known part below it incomplete', () => {
    // Groceries and bills of Toronto, 6,300, its rooms and the permit. No tuition is known for masters.
    expect(condition('budget=5万&level=master', 'ca', 'budget')).toMatchObject({
      status: 'unmet',
      gap: { text: expect.stringMatching(/^不算学费，每年至少还差约 [\d.]+ 万元$/) },
    })
    expect(condition('budget=90万&level=master', 'ca', 'budget')).toMatchObject({
      status: 'unknown',
      reason: expect.stringMatching(/平均一年至少 [\d.]+ 万元，不含学费/),
    })
  })

  it('links to the calculator with the same country and level', () => {
    expect(condition('budget=1&level=master', 'fr', 'budget').more?.href).toMatch(
      /^\/special\/study_cost\?country=fr&level=master/,
    )
  })

  it('never fails a larger budget when a smaller one passes', () => {
    const order = { unmet: 0, unknown: 1, met: 2 }
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 3_000_000 }),
        fc.integer({ min: 1000, max: 3_000_000 }),
        (a, b) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)].map((budget) => sheetOf(`budget=${budget}`))
          for (const { country, conditions } of more?.countries ?? []) {
            const before = less?.countries.find((each) => each.country.code === country.code)?.conditions
            for (const id of ['budget', 'funds'] as const) {
              const status = (list: typeof conditions | undefined) =>
                order[list?.find((each) => each.id === id)?.status ?? 'unmet']
              expect(status(conditions)).toBeGreaterThanOrEqual(status(before))
            }
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})

it('高考 thresholds are part of the answer for Britain', () => {
  const { reason, more } = condition('system=gaokao&grade=525', 'uk', 'grade')
  // Derby, Middlesex, Greenwich, Napier, Ulster, Nottingham Trent and Aberystwyth pass. Keele and Essex ask for
  // 563, Leeds for 585.
  expect(reason).toMatch(/12 处里，您的 525 分（满分 750）达到 8 处/)
  expect(reason).toMatch(/还差 38 分/)
  expect(more?.href).toBe('/special/gaokao?score=525')
})

it.each(
  table(`
      ielts=6&pref=work | uk | work | met
      ielts=6&pref=work | my | work | unknown
      ielts=6&pref=near | au | near | unmet
      ielts=6&pref=work&level=language | uk | work | unknown
      ielts=6&pref=english | uk | english | met
      ielts=6&pref=english | jp | english | unknown
      ielts=6&pref=near | jp | near | met
    `),
)('preferences %s in %s: %s is %s', (query, code, id, status) => {
  expect(condition(query, code, id).status).toBe(status)
})

it('differences between levels of a master include nothing that applies to bachelors only', () => {
  for (const { country, conditions } of sheetOf('level=master&budget=30万&grade=85').countries) {
    const told = [country.admission.name, ...conditions.map(({ ask }) => ask?.name)]
    expect(told.join('，'), country.code).not.toMatch(/高考|助学金|本科生入学|国际资格页|学费趋势/)
  }
})

describe('the result of the conditions', () => {
  it.each(['', 'level=master', 'field=art&pref=work', 'c=us'])('of “%s” is insufficient', (query) => {
    expect(evaluateConditions(read(query).input, spans)).toEqual({ kind: 'insufficient' })
  })

  it('lists what fits as far as is known, then what is missed, what is unknown, for any input', () => {
    const placeOf = (states: readonly string[]) => {
      if (states.includes('unmet')) return 1
      return states.every((state) => state === 'unknown') ? 2 : 0
    }
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 1, max: 200 })),
        fc.option(fc.integer({ min: 8, max: 18 })),
        fc.option(fc.integer({ min: 0, max: 750 })),
        (wan, halves, gaokao) => {
          fc.pre(wan !== null || halves !== null || gaokao !== null)
          const { countries } = sheetOf(
            [
              ...(wan === null ? [] : [`budget=${wan}万`]),
              ...(halves === null ? [] : [`ielts=${halves / 2}`]),
              ...(gaokao === null ? [] : [`system=gaokao&grade=${gaokao}`]),
            ].join('&'),
          )
          const places = countries.map(({ answers }) => placeOf([...answers.values()]))
          expect(places).toEqual(places.toSorted((a, b) => a - b))
          expect(places).toHaveLength(codes.length)
        },
      ),
      { numRuns: 20 },
    )
  })

  it.each(
    table(`
      level=master&budget=36万&ielts=6.5 | fr | au
      level=undergraduate&budget=40万&system=gaokao&grade=430 | sg | uk
      level=undergraduate&budget=7万 | jp | nz
      level=master&budget=10万 | de | ca
      level=master&budget=60万&grade=85 | uk | fr
    `),
  )('of %s has %s, which fits better in what is known of both, before %s', (query, better, worse) => {
    const found = sheetOf(query, spans, [row('甲', 'reached'), row('乙', 'missed', 2)]).countries
    const codes = found.map(({ country }) => country.code)
    expect(codes.indexOf(better)).toBeLessThan(codes.indexOf(worse))
  })

  it('compares no money for high schools, whose fees are not held', () => {
    const { countries } = sheetOf('level=highschool&budget=8万')
    expect(countries.flatMap(({ conditions }) => conditions)).toEqual([])
    for (const { answers } of countries) expect(answers.get('money')).toBe('unknown')
  })

  it('has an answer for every question that was answered, and for no other', () => {
    const { countries } = sheetOf('system=gaokao&grade=600&budget=30万&c=de')
    expect(countries.map(({ answers }) => Object.fromEntries(answers))).toEqual([
      { money: 'met', marks: 'met' },
    ])
  })

  it.each(
    table(
      `
        budget=30万 | 300000
        budget=30 | 300000
        budget=300000 | 300000
        budget=40w | 400000
      `,
      [String, Number],
    ),
  )('reads %s as a budget of %i yuan', (query, yuan) => {
    expect(read(query).input.budget).toBe(yuan)
  })

  it('names for every unknown what is missing: an answer, or a source and whom to ask', () => {
    for (const level of ['undergraduate', 'master', 'highschool', 'language']) {
      const { countries } = sheetOf(`level=${level}&ielts=6&budget=300000&grade=85&pref=work&pref=english`)
      for (const { country, conditions } of countries) {
        for (const { id, status, ask, evidence, more, reason } of conditions) {
          if (status !== 'unknown') expect(reason, `${country.code} ${id}`).not.toBe('')
          if (status === 'unknown' && more === null)
            expect(ask, `${country.code} ${level} ${id}`).not.toBeNull()
          if (status !== 'unknown' && id !== 'english' && id !== 'near') {
            expect(evidence.length > 0 || more !== null, `${country.code} ${level} ${id}`).toBe(true)
          }
        }
      }
    }
  })
})

describe('reading the address', () => {
  it('keeps valid values and reports the others', () => {
    const { input, errors, typed } = read('level=zzz&ielts=6.3&toefl=90&budget=abc&jlpt=9&grade=101')
    expect(Object.keys(errors).toSorted()).toEqual(['budget', 'grade', 'ielts', 'jlpt', 'level'])
    expect(errors.budget).toBe('请填每年的预算，例如“30万”或“300000”，不超过 300 万元；这一项暂不计入')
    expect(input.tests).toEqual({ toefl: 90 })
    expect(input.level).toBe('undergraduate')
    expect(typed.ielts).toBe('6.3')
  })

  it.each(
    table(`
    system=percent&grade=3.8 | grade | 绩点
    system=percent&grade=9,2 | grade | 10 分制
    system=percent&grade=13.5 | grade | 20 分制
    system=gpa&grade=88 | grade | 百分制
    toefl=5 | toefl | 1–6 分制
  `),
  )('%s is of another scale', (query, field, scale) => {
    expect(read(query).errors[field]).toContain(scale)
  })

  it('reports an address made with older rules', () => {
    expect(read('ielts=6&v=2025.9').notes).toEqual([
      `网址里的结果按旧规则（2025.9）得出，现在按 ${conditionsVersion} 重新判断`,
    ])
  })

  it('reads its own address back, with the version, and short enough for a lead', () => {
    const query =
      'level=master&field=health&system=gpa&grade=3.75&ielts=6.5&toefl=101&pte=66&jlpt=2&budget=350000&pref=work&pref=english&pref=near' +
      codes.map((code) => `&c=${code}`).join('')
    const { input } = read(query)
    const href = conditionsHref(input)
    expect(href).toContain(`v=${conditionsVersion}`)
    expect(href.length).toBeLessThanOrEqual(500)
    expect(read(href.slice(href.indexOf('?') + 1)).input).toEqual(input)
  })
})

it('a budget for the cheap schools only is enough for a part, and for nothing while the funds of the visa are short', () => {
  const told = Array.from({ length: 66 }, (_, at) => 50_000 + at * 10_000).flatMap((budget) =>
    sheetOf(`budget=${budget}`).countries.flatMap(({ conditions, answers }) => {
      const conditionOf = (id: string) => conditions.find((each) => each.id === id)
      const isShort = conditionOf('funds')?.status === 'unmet'
      return conditionOf('budget')?.isLowOnly ? [[answers.get('money'), isShort ? 'unmet' : 'partly']] : []
    }),
  )
  expect(told.length).toBeGreaterThan(0)
  for (const [answer, expected] of told) expect(answer).toBe(expected)
})
