import { describe, expect, it } from 'vitest'
import { desktopChoice, mobileTarget } from '@/lib/routing/mobile'

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

describe('the choice of the desktop version', () => {
  it.each([
    ['https://www.meishi.test', '__Host-pc=1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure'],
    ['http://localhost:3000', 'pc=1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax'],
  ])('at %s is the cookie %s', (origin, cookie) => {
    expect(desktopChoice(origin)).toBe(cookie)
  })
})
