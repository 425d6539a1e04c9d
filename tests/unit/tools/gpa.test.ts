import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statement, statementRowsOf } from '@/lib/facts/registry'
import { algorithms, partsOfPoint, pointsOf } from '@/lib/tools/gpa/algorithms'
import { calculateGpa } from '@/lib/tools/gpa/calculate'
import { courseLimits, gpaHref, readCourses, shortHref } from '@/lib/tools/gpa/courses'
import { list, table } from '@/tests/support/table'

const algorithm = (id: string) => {
  const found = algorithms().find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`no algorithm ${id}`)
  return found
}

const score = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100)
const credit = fc.integer({ min: 1, max: 5000 }).map((value) => value / 100)
const course = fc.record({ name: fc.string({ maxLength: 8 }).map((name) => name.trim()), credit, score })
const courses = fc.array(course, { minLength: 1, maxLength: courseLimits.rows })

function sheetOf(list: Parameters<typeof calculateGpa>[0]) {
  const sheet = calculateGpa(list)
  if (sheet.kind === 'insufficient') throw new Error('insufficient')
  return sheet
}

describe('the tables', () => {
  it.each(
    table(`
    std4 | 100 4, 90 4, 89.99 3, 80 3, 70 2, 60 1, 59.99 0, 0 0
    improved1 | 85 4, 84.99 3, 70 3, 69 2, 60 2, 59 0
    improved2 | 85 4, 84 3, 75 3, 74 2, 60 2, 59 0
    pku-formula | 100 4, 98 3.9925, 90 3.8125, 85 3.578125, 80 3.25, 60 1, 59.99 0
    ustc43 | 95 4.3, 94 4, 89 3.7, 84 3.3, 81 3, 77 2.7, 74 2.3, 71 2, 67 1.7, 64 1.5, 63 1.3, 61 1.3, 60 1, 59 0
    pku4 | 90 4, 89.5 3.7, 85 3.7, 84 3.3, 82 3.3, 81 3, 78 3, 75 2.7, 72 2.3, 68 2, 64 1.5, 60 1, 59 0
    sjtu43 | 95 4.3, 94 4, 90 4, 85 3.7, 80 3.3, 75 3, 70 2.7, 67 2.3, 65 2, 62 1.7, 60 1, 59 0
    wes | 85 4, 84 3, 75 3, 74 2, 60 2, 59 0
    five | 100 5, 87.5 3.75, 60 1, 59.99 0
    au7 | 85 7, 84 6, 75 6, 65 5, 50 4, 49 1.5, 0 1.5
  `),
  )('%s', (id, rows) => {
    for (const [value = Number.NaN, points = Number.NaN] of rows
      .split(', ')
      .map((row) => row.split(' ').map(Number)))
      expect(pointsOf(algorithm(id), value), String(value)).toBe(points * partsOfPoint)
  })

  // A page about one school may list another school's table: the words quoted from a source must themselves name the school.
  it.each([
    ['北大', /Peking University|PKU|Beida|北大/],
    ['上海交大', /Shanghai Jiao Tong University|SJTU|上海交通大学/],
    ['中国科大', /University of Science and Technology of China|USTC|中国科学技术大学/],
    ['南昆士兰大学', /USQ|policy\.usq\.edu\.au/],
  ])('named after %s quote a source that names it', (school, named) => {
    const mine = algorithms().filter(({ name }) => name.includes(school))
    expect(mine).not.toEqual([])
    for (const { id, fact } of mine) {
      const row = statementRowsOf().find((candidate) => candidate.id === fact)
      const words = row?.read === 'official' ? `${row.source} ${row.quote}` : row?.quote
      expect(words, id).toMatch(named)
    }
  })

  it('have the numbers of their statements', () => {
    for (const { fact, steps, curve } of algorithms()) {
      if (curve !== undefined) continue
      const { text } = statement(fact)
      for (const { from, points } of steps) {
        if (from > 0) expect(text, `${fact}: ${from}`).toContain(String(from))
        if (points > 0) expect(text, `${fact}: ${points}`).toContain(String(points))
      }
    }
  })
})

describe('every algorithm', () => {
  it('gives no lower points for a higher score', () => {
    fc.assert(
      fc.property(fc.constantFrom(...algorithms()), score, score, (each, a, b) => {
        expect(pointsOf(each, Math.min(a, b))).toBeLessThanOrEqual(pointsOf(each, Math.max(a, b)))
      }),
    )
  })

  it('stays within its limits, for one course and for any transcript', () => {
    fc.assert(
      fc.property(courses, (list) => {
        const sheet = sheetOf(list)
        for (const { algorithm: each, gpa, points } of sheet.results) {
          for (const value of [gpa, ...points]) {
            expect(value).toBeGreaterThanOrEqual(each.min)
            expect(value).toBeLessThanOrEqual(each.max)
          }
        }
        expect(sheet.mean).toBeGreaterThanOrEqual(0)
        expect(sheet.mean).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('is weighted by credits: a course of double credit counts as two', () => {
    fc.assert(
      fc.property(courses, course, (list, { name, score: value }) => {
        const half = { name, credit: 2, score: value }
        const twice = sheetOf([...list, half, half])
        const once = sheetOf([...list, { ...half, credit: 4 }])
        expect(once.mean).toBe(twice.mean)
        expect(once.results.map(({ gpa }) => gpa)).toEqual(twice.results.map(({ gpa }) => gpa))
      }),
    )
  })
})

describe('the average', () => {
  // By hand: of the formula 4 − 3 × 13² ÷ 1600 = 3.683125 and 4 − 3 × 27² ÷ 1600 = 2.633125, three credits to one.
  it.each(
    table(
      `
        std4 | 4 92 ; 2 71 | 3.33
        pku4 | 3 90 ; 3 85 | 3.85
        pku-formula | 3 87 ; 1 73 | 3.42
        five | 1 87.5 ; 1 87.6 | 3.76
        au7 | 1 85 ; 1 40 | 4.25
        wes | 0.5 85 ; 1.5 75 | 3.25
      `,
      [String, list, Number],
    ),
  )('%s of %j, each a credit and a score, is %d', (id, courses, expected) => {
    const given = courses.map((text) => text.split(' ').map(Number))
    const { results } = sheetOf(given.map(([credit = 0, score = 0]) => ({ name: '', credit, score })))
    expect(results.find(({ algorithm }) => algorithm.id === id)?.gpa).toBe(expected)
  })

  it('rounds a half up', () => {
    const sheet = calculateGpa([
      { name: '', credit: 1, score: 80 },
      { name: '', credit: 1, score: 80.01 },
    ])
    expect(sheet).toMatchObject({ mean: 80.01 })
  })

  it('of no courses is insufficient', () => {
    expect(calculateGpa([])).toEqual({ kind: 'insufficient' })
  })
})

describe('reading the address', () => {
  it('starts with blank rows', () => {
    const { rows, courses: read, isAsked } = readCourses({})
    expect(rows).toHaveLength(5)
    expect(read).toEqual([])
    expect(isAsked).toBe(false)
  })

  it('adds and removes a row for the pressed button, and keeps the others', () => {
    const params = { name: ['高数', '英语'], credit: ['4', '2'], score: ['90', '80'] }
    expect(readCourses({ ...params, op: 'add' }).rows).toHaveLength(3)
    const { rows, courses: read } = readCourses({ ...params, op: 'remove-0' })
    expect(rows.map(({ name }) => name)).toEqual(['英语'])
    expect(read).toEqual([{ name: '英语', credit: 2, score: 80 }])
  })

  it.each([
    [{ credit: '', score: '90' }, '缺学分'],
    [{ credit: '3', score: '' }, '缺分数'],
    [{ credit: '0', score: '90' }, '学分请填大于 0、不超过 50 的数，至多两位小数'],
    [
      { credit: '3', score: '101' },
      '分数请填 0 到 100 的数（至多两位小数），或优、良、中、及格、不及格，或 A 到 F；通过而没有分数的课请填“合格”，没通过的填“不及格”',
    ],
    [{ credit: '3,555', score: '90' }, '学分请填大于 0、不超过 50 的数，至多两位小数'],
    [
      { credit: '3', score: '中上' },
      '“A-”“中上”这样的等级各校折法不同，请按成绩单背面的说明写成 0 到 100 的分数',
    ],
  ])('%o: %s', (row, message) => {
    const params = { name: ['好课', '坏课'], credit: ['1', row.credit], score: ['100', row.score] }
    const reading = readCourses(params)
    expect(reading.errors).toEqual({ 1: message })
    expect(reading.courses).toEqual([{ name: '好课', credit: 1, score: 100 }])
    expect(reading.rows[1]).toEqual({ name: '坏课', ...row })
  })

  it.each('合格 通过 P p Ｐ Pass 免修 缓考 免考 退课 W'.split(' '))(
    'leaves out a course with %j and says so',
    (score) => {
      const reading = readCourses({ name: ['高数', '军训'], credit: ['3', ''], score: ['90', score] })
      expect(reading.courses).toEqual([{ name: '高数', credit: 3, score: 90 }])
      expect(reading.errors).toEqual({})
      expect(reading.notes).toEqual([
        '有 1 门没有分数（合格、通过、P、免修、缓考等），没有计入；学校把“合格”折成分数的，请填分数',
      ])
    },
  )

  it.each([
    '不 合 格',
    ...'不合格 未通过 缺考 旷考 曠考 禁考 作弊 违纪 取消考试资格 没过 挂'.split(' '),
    ...'Fail ＮＰ u FF WF 未通过（缺考）'.split(' '),
  ])('counts a course that was not passed, %j, as 0 and says so', (score) => {
    const reading = readCourses({ name: ['高数', '英语'], credit: ['3', '1'], score: ['90', score] })
    expect(reading.courses.map((course) => course.score)).toEqual([90, 0])
    expect(reading.notes).toEqual([
      '有 1 门没有通过（不合格、缺考、NP、U 等），按 0 分计入；学校给了分数的，请填分数',
    ])
  })

  it.each(
    table(
      `
      75(重修) | 75
      95（优） | 95
      优（95） | 95
      缺考（0） | 0
      90/100 | 90
      85,5 | 85.5
    `,
      [String, Number],
    ),
  )('reads %s as %d', (score, points) => {
    expect(readCourses({ credit: ['3'], score: [score] }).courses).toEqual([
      { name: '', credit: 3, score: points },
    ])
  })

  it('accepts full-width digits and reports too many rows', () => {
    expect(readCourses({ credit: '３', score: '８５.５' }).courses).toEqual([
      { name: '', credit: 3, score: 85.5 },
    ])
    const many = Array.from({ length: 62 }, () => '1')
    const reading = readCourses({ credit: many, score: many })
    expect(reading.courses).toHaveLength(60)
    expect(reading.notes).toEqual(['一次至多 60 门课，多出的 2 门没有读入'])
  })

  it('reads its own addresses back', () => {
    fc.assert(
      fc.property(courses, (list) => {
        const query = new URLSearchParams(gpaHref('/gpa', list).slice('/gpa?'.length))
        const params = {
          name: query.getAll('name'),
          credit: query.getAll('credit'),
          score: query.getAll('score'),
        }
        expect(readCourses(params).courses).toEqual(list)
        const short = new URLSearchParams(shortHref('/gpa', list).slice('/gpa?'.length))
        expect(readCourses({ c: short.get('c') ?? '' }).courses).toEqual(
          list.map((each) => ({ ...each, name: '' })),
        )
      }),
    )
  })

  it('never throws, for any address', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()))
    const names = fc.constantFrom('name', 'credit', 'score', 'op', 'c')
    fc.assert(
      fc.property(fc.dictionary(names, value), (params) => {
        const { courses: read } = readCourses(params)
        expect(read.every(({ credit: credits }) => credits > 0)).toBe(true)
      }),
    )
  })
})

it.each(
  table(
    `
      优 | 95
      良好 | 85
      中 | 75
      及格 | 65
      不及格 | 0
      a | 95
      Ｂ | 85
    `,
    [String, Number],
  ),
)('courses marked by grade %s counts as %i', (score, points) => {
  const { courses, notes } = readCourses({ name: '', credit: '2', score })
  expect(courses).toEqual([{ name: '', credit: 2, score: points }])
  expect(notes.join()).toContain('有 1 门按等级填写')
})

it('sending the form empty asks for a result, adding a row does not', () => {
  expect(readCourses({ name: '', credit: '', score: '' }).isAsked).toBe(true)
  expect(readCourses({ name: '', credit: '', score: '', op: 'add' }).isAsked).toBe(false)
})
