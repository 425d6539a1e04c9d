import { describe, expect, it } from 'vitest'
import { compareHref, readSchoolIds, toSchoolIds } from '@/lib/schools/school-ids'

describe('school ids in an address', () => {
  it.each<[string | string[] | undefined, string[]]>([
    [undefined, []],
    ['', []],
    ['a,b,c', ['a', 'b', 'c']],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      ['a,b', 'c'],
      ['a', 'b', 'c'],
    ],
    ['a,a,b', ['a', 'b']],
    ['../x,%2e,a/b,院校,<script>', []],
    ['x'.repeat(121), []],
  ])('%j', (param, expected) => {
    expect(readSchoolIds(param)).toEqual(expected)
  })

  it('are at most twelve', () => {
    const many = Array.from({ length: 40 }, (_, at) => `s${at}`)
    expect(readSchoolIds(many.join(','))).toEqual(many.slice(0, 12))
  })

  it('can be read back from the address made of them', () => {
    expect(compareHref([])).toBe('/yxk/compare')
    expect(compareHref(['us-a', 'uk-b'])).toBe('/yxk/compare?ids=us-a,uk-b')
  })
})

it('exclude what is not an id', () => {
  expect(toSchoolIds(['ok', 1, null, { id: 'x' }, ['y'], 'no way'])).toEqual(['ok'])
})
