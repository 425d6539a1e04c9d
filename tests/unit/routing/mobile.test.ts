import { describe, expect, it } from 'vitest'
import { mobileTarget, toOwnPath } from '@/lib/routing/mobile'

describe('mobileTarget', () => {
  it.each([
    ['/', '', 'https://m.example.com', 'https://m.example.com/'],
    [
      '/us',
      '?utm_source=x&bd_vid=1',
      'https://m.example.com',
      'https://m.example.com/us?utm_source=x&bd_vid=1',
    ],
    ['/special/gkhlx', '?a=1', 'https://m.example.com', 'https://m.example.com/gkhlx?a=1'],
    ['//evil.example/x', '', 'https://m.example.com', 'https://m.example.com//evil.example/x'],
    ['/@evil.example', '', 'https://m.example.com', 'https://m.example.com/@evil.example'],
    ['/us', '', undefined, '/m/us'],
    ['/', '?a=1', undefined, '/m?a=1'],
    ['/gkhlx', '', undefined, '/m/gkhlx'],
    ['//evil.example/x', '', undefined, '/m//evil.example/x'],
  ])('%s%s with mobile site %s goes to %s', (path, search, origin, target) => {
    expect(mobileTarget(path, search, origin)).toBe(target)
  })
})

describe('toOwnPath', () => {
  it.each([
    ['/us', '/us'],
    ['/yxk?country=uk&page=2', '/yxk?country=uk&page=2'],
    ['', '/'],
    [null, '/'],
    [undefined, '/'],
    ['us', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/a\r\nSet-Cookie: x=1', '/aSet-Cookie:%20x=1'],
    [`/${'a'.repeat(600)}`, '/'],
  ])('%j becomes %j', (text, path) => {
    expect(toOwnPath(text)).toBe(path)
  })
})
