import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPath } from '@/lib/routing/own-path'
import { seeOther } from '@/lib/routing/see-other'

const site = 'https://www.example.com'

describe('ownPath', () => {
  it.each([
    ['/us', '/us'],
    ['/yxk?country=uk&page=2', '/yxk?country=uk&page=2'],
    ['/headlines/changes?change=x#x', '/headlines/changes?change=x#x'],
    ['/a/../us', '/us'],
    ['/a//b', '/a//b'],
    ['/m//evil.test', '/m//evil.test'],
    ['/a\r\nSet-Cookie: x=1', '/aSet-Cookie:%20x=1'],
    ['/%2f/evil.test', '/%2f/evil.test'],
  ])('%j is %j', (text, path) => {
    expect(ownPath(text)).toBe(path)
  })

  it.each([
    '',
    null,
    undefined,
    'us',
    'evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    ' //evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    'http://own.invalid/us',
    '/..//evil.test',
    '/../\\evil.test',
    '/.//evil.test/login',
    '/a/..//evil.test',
    '/%2e%2e//evil.test',
    '/%2E%2e/\\evil.test',
    '/x/%2e%2e/\t/evil.test',
  ])('%j is no path of this site', (text) => {
    expect(ownPath(text)).toBeNull()
  })

  it('takes addresses of the given origins', () => {
    expect(ownPath(`${site}/us?a=1`, [site])).toBe('/us?a=1')
    for (const text of [
      `${site}.evil.test/us`,
      'https://me@www.example.com/us',
      `${site}//evil.test`,
      `${site}/..//evil.test`,
      'http://www.example.com/us',
    ])
      expect(ownPath(text, [site]), text).toBeNull()
  })

  const part = fc.constantFrom(
    '.',
    '..',
    '/',
    '\\',
    '\t',
    '\n',
    ' ',
    '%2e',
    '%2f',
    '%5c',
    '?',
    '#',
    '@',
    ':',
    'evil.test',
    'a',
    '漢',
  )

  it('never leads away from the site, however a path is written', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const path = ownPath(`/${parts.join('')}`)
        if (path === null) return
        const opened = new URL(path, `${site}/m/desktop`)
        expect(opened.origin).toBe(site)
        expect(`${opened.pathname}${opened.search}${opened.hash}`).toBe(path)
        expect(ownPath(path)).toBe(path)
      }),
      { numRuns: 5000 },
    )
  })

  it('of anything at all leads home or to this site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
        const location = seeOther(text).headers.get('location') ?? ''
        expect(new URL(location, site).origin).toBe(site)
      }),
    )
  })
})
