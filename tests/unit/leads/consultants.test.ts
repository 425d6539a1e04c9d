import { describe, expect, it, test } from 'vitest'
import { callerCookieOf, hasProof, readCallerCookie } from '@/lib/leads/caller-proofs'
import { readLeadIds } from '@/lib/leads/lead-ids'
import { boardQuerySchema } from '@/lib/leads/office-board'

const proof = (n: number) => n.toString(16).padStart(32, '0')
const given = (caller: string, ...pages: number[]) =>
  pages.reduce<string | undefined>(
    (cookie, page) => callerCookieOf({ caller, proof: proof(page) }, cookie),
    undefined,
  )

describe("a consultant's cookie", () => {
  it('has the proofs of the last twenty pages, newest first, each once', () => {
    expect(readCallerCookie(given('王老师', 1, 2, 1))).toEqual({
      caller: '王老师',
      proofs: [proof(1), proof(2)],
    })
    const many = readCallerCookie(given('王老师', ...Array.from({ length: 25 }, (_, n) => n)))
    expect(many?.proofs).toEqual(Array.from({ length: 20 }, (_, n) => proof(24 - n)))
  })

  it('begins anew with another name', () => {
    const cookie = callerCookieOf({ caller: '李老师', proof: proof(2) }, given('王老师', 1))
    expect(readCallerCookie(cookie)).toEqual({ caller: '李老师', proofs: [proof(2)] })
  })

  it.each(['J. Wang', 'a.b.c', `x.${proof(7)}x`])('may have dots in its name: %s', (caller) => {
    expect(readCallerCookie(given(caller, 1, 2))).toEqual({ caller, proofs: [proof(2), proof(1)] })
  })

  it.each([undefined, '', '王老师', `.${proof(1)}`, `王老师.${proof(1).slice(1)}`])('is not %j', (value) => {
    expect(readCallerCookie(value)).toBeNull()
  })

  it('opens a page by its own proof, among others, and by no part of it', () => {
    expect(hasProof(`${proof(1)}.${proof(2)}`, proof(2))).toBe(true)
    expect(hasProof(`${proof(1)}.${proof(2)}`, proof(3))).toBe(false)
    expect(hasProof(`${proof(1)}${proof(2)}`, proof(2))).toBe(false)
    expect(hasProof(undefined, proof(1))).toBe(false)
  })
})

test.each([
  [['a,b'], ['a', 'b']],
  [
    ['a, b', ' c '],
    ['a', 'b', 'c'],
  ],
  [
    ['a,b', 'b,a'],
    ['a', 'b'],
  ],
  [['', ',', ' ', "a' or 1", 'x'.repeat(65)], []],
])('%j selects the leads %j', (given, ids) => {
  expect(readLeadIds(given)).toEqual(ids)
})

const standard = { page: 1, by: 'campaign', days: 30 }

it.each([
  [{}, {}],
  [
    { state: 'open', page: '3', by: 'office', days: '7', row: '首页' },
    { state: 'open', page: 3, by: 'office', days: 7, row: '首页' },
  ],
  [{ state: 'late', page: '0', by: 'phone', days: '0' }, {}],
  [{ page: '1001', days: '181', row: '' }, {}],
  [
    { page: '1000', days: '180' },
    { page: 1000, days: 180 },
  ],
])('the query %o of a board is read as %o', (query, read) => {
  expect(boardQuerySchema.parse(query)).toEqual({ ...standard, ...read })
})
