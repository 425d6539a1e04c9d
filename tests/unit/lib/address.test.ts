import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, column, number, page, readAddress, several, text, writeAddress } from '@/lib/address'
import { table } from '@/tests/support/table'

const levels = [
  { value: 'undergraduate', label: '本科' },
  { value: 'master', label: '硕士' },
] as const

const fields = {
  level: choice(levels, { named: (word) => (word === 'bachelor' ? 'undergraduate' : word) }),
  housing: choice(levels, { usual: levels[0] }),
  order: choice(levels, { subject: '次序' }),
  years: number({ min: 1, max: 8, usual: 4 }),
  score: number({ min: 0, max: 9, step: 0.5 }),
  sum: number({ min: 0, max: 1_000_000, step: 0.01, unit: '美元' }),
  weight: number({ min: 0, max: 5, usual: 0, subject: '权重' }),
  test: several(['a', 'b'], '有一项不在列表里'),
  name: column(3),
  q: text(4),
  page: page(100),
}

const json = (cell: string) => (cell === '' ? undefined : JSON.parse(cell))

it.each(
  table(
    `
      level   | "master"               | "master"        |
      level   | " bachelor "           | "undergraduate" |
      level   | ["master", "bachelor"] | "master"        |
      level   | "phd"                  |                 | 没有“phd”这个选项，已忽略
      housing | "x"                    | "undergraduate" | 没有“x”这个选项，暂按“本科”计算
      order   | "${'x'.repeat(50)}"    |                 | “次序”没有“${'x'.repeat(20)}”这个选项，已忽略
      years   | "2.5"                  | 4               | 请填 1 到 8 之间的整数，暂按 4 计算
      score   | "6.3"                  |                 | 请填 0 到 9 之间的数，以 0.5 为一档，这一项暂不计入
      sum     | "-5"                   |                 | 请填 0 到 1,000,000 之间的数（美元），这一项暂不计入
      weight  | "9"                    | 0               | “权重”请填 0 到 5 之间的整数，暂按 0 计算
      test    | ["b", "a", ""]         | ["a", "b"]      |
      test    | ["b", "chess"]         | ["b"]           | 有一项不在列表里
      name    | ["", "algebra"]        | ["", "alg"]     |
      q       | "伦敦大学学院"         | "伦敦大学"      |
      page    | "7"                    | 7               |
      page    | "0"                    | 1               | 页码无法识别，已回到第 1 页
      page    | "101"                  | 1               | 页码无法识别，已回到第 1 页
    `,
    [(cell) => cell as keyof typeof fields, json, json, String],
  ),
)('a field of an address %s=%j means %j', (name, given, value, message) => {
  const { values, errors } = readAddress(fields, { [name]: given })
  expect(values[name]).toEqual(value)
  expect(errors[name] ?? '').toBe(message)
})

describe('a whole address', () => {
  it('is read field by field: one bad value does not affect the others, and is shown again', () => {
    const { values, typed, errors } = readAddress(fields, { years: 'abc', q: 'UCL', utm_source: 'x' })
    expect(values).toMatchObject({ years: 4, q: 'UCL' })
    expect(typed).toEqual({ years: 'abc', q: 'UCL' })
    expect(Object.keys(errors)).toEqual(['years'])
  })

  it('is written in the order of the table, without empty values', () => {
    const values = { page: 2, q: '伦敦 UCL', test: ['a', 'b'], years: 3, level: undefined } as const
    expect(writeAddress('/x', fields, values)).toBe(
      '/x?years=3&test=a&test=b&q=%E4%BC%A6%E6%95%A6+UCL&page=2',
    )
    expect(writeAddress('/x', fields, { page: 1, q: '' })).toBe('/x')
  })

  it('is read for any input, up to a maximum length', () => {
    const given = fc.oneof(fc.string(), fc.array(fc.string()))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(fields), '__proto__'), given), (params) => {
        expect(() => readAddress(fields, params)).not.toThrow()
      }),
    )
    const { values } = readAddress(fields, { name: Array.from({ length: 5000 }, () => 'x'.repeat(5000)) })
    expect(values.name).toHaveLength(200)
    expect(values.name?.[0]).toBe('xxx')
  })
})
