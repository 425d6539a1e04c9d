import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageAddress } from '@/lib/routing/page-address'

const origins = ['https://www.meishi.test', 'https://m.meishi.test']

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/yxk?q=北京', '/yxk?q=%E5%8C%97%E4%BA%AC'],
    ['/m/chanel/uk', '/m/chanel/uk'],
    ['/a/../uk', '/uk'],
    ['/receipt?note=time', '/receipt?note=time'],
    ['https://m.meishi.test/m/uk#form', 'https://m.meishi.test/m/uk#form'],
    ['/apipc-news', '/apipc-news'],
  ])('%s is %s', (address, kept) => {
    expect(pageAddress(address, origins)).toBe(kept)
  })

  it.each([
    '',
    '/apipc/v1/sms_logs?phone=13800138000&check_string=x',
    '/APIPC/v1/sms_logs',
    '/%61pipc/v1/sms_logs',
    '/x/../apipc/v1/sms_logs',
    '/x/%2e%2e/apipc/v1/sms_logs',
    '/x%2f..%2fapipc/v1/sms_logs',
    '/.//apipc/v1/sms_logs',
    '/\\apipc/v1/sms_logs',
    '/\tapipc/v1/sms_logs',
    'apipc/v1/sms_logs',
    'https://www.meishi.test//apipc/v1/sms_logs',
    'https://www.meishi.test/apipc',
    '/_next/static/x',
    '/m/desktop?to=/uk',
    '/desktop',
    '/preview/secret',
    '/markdown/uk',
    '/uk.md',
    '/metrics',
    '/healthz',
    '/%',
    '//evil.test/x',
    '//www.meishi.test/uk',
    '/m/apipc/v1/country',
    '/\\evil.test/x',
    'https://www.meishi.test@evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
  ])('%j is none', (address) => {
    expect(pageAddress(address, origins)).toBeNull()
  })

  it('never leads to the API or another site, however it is written', () => {
    const piece = fc.constantFrom(
      '.',
      '/',
      '\\',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      'apipc',
      'x',
      'evil.test',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const kept = pageAddress(`/${pieces.join('')}`, origins)
        if (kept === null) return
        const opened = new URL(kept, origins[0])
        expect(opened.origin).toBe(origins[0])
        expect(decodeURIComponent(opened.pathname)).not.toMatch(/^[/\\]+apipc(?:[/\\]|$)/)
      }),
    )
  })
})
