import { describe, expect, it } from 'vitest'
import { readSearchState, shortened } from '@/components/features/search/search-state'
import { table } from '@/tests/support/table'

describe('the address of a search', () => {
  const state = { keyword: 'UCL', type: undefined, page: 1, notes: [] }

  it.each<[Record<string, string | string[]>, Partial<ReturnType<typeof readSearchState>>]>([
    [{}, { keyword: '' }],
    [{ Keyword: ' ＵＣＬ\u0007 ' }, {}],
    [{ keyword: 'UCL' }, {}],
    [{ q: 'UCL' }, {}],
    [{ Keyword: 'UCL', q: 'MIT' }, {}],
    [{ Keyword: ['UCL', 'MIT'] }, {}],
    [
      { Keyword: 'UCL', type: 'school', page: '2' },
      { type: 'school', page: 2 },
    ],
    [
      { Keyword: 'UCL', type: 'secret', page: 'x' },
      { notes: ['“类别”没有“secret”这个选项，已忽略', '页码无法识别，已回到第 1 页'] },
    ],
  ])('%j', (params, read) => {
    expect(readSearchState(params)).toEqual({ ...state, ...read })
  })

  it('is read up to 100 characters with a notice, and never ends within a character', () => {
    const exact = readSearchState({ Keyword: '大'.repeat(100) })
    expect(exact).toMatchObject({ keyword: '大'.repeat(100), notes: [] })
    const long = readSearchState({ Keyword: `a${'😀'.repeat(500)}` })
    expect(long.notes).toEqual(['文字太长，只按前 100 个字搜索'])
    expect(long.keyword.length).toBeLessThanOrEqual(100)
    expect(long.keyword.isWellFormed()).toBe(true)
  })
})

it.each(
  table(
    `
    UCL | 3 | UCL
    UCLA | 3 | UCL…
    😀😀 | 1 | 😀…
    | 3 |
  `,
    [String, Number, String],
  ),
)('%j cut to %d characters is %j', (text, length, short) => {
  expect(shortened(text, length)).toBe(short)
})
