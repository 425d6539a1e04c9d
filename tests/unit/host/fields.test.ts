import { describe, expect, it, vi } from 'vitest'
import { pickScalars, readBounded, readForm, readQuery } from '@/lib/host/request/fields'

const form = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  readForm(
    new Request('http://site.test/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    }),
  )

describe('a form body', () => {
  it('is read as every field with its values in order', async () => {
    const reading = await form('name=%E5%BC%A0+%E4%B8%89&a=1&a=2&empty=')
    expect(reading).toEqual({
      ok: true,
      fields: new Map([
        ['name', ['张 三']],
        ['a', ['1', '2']],
        ['empty', ['']],
      ]),
    })
  })

  it.each([
    ['a broken character', 'name=%FF'],
    ['half a character', 'name=%E5%BC%A0%E5%BC'],
    ['a NUL', 'name=a%00b'],
    ['a replacement character', 'name=%EF%BF%BD'],
    ['bytes that are not UTF-8', new Uint8Array([0x61, 0x3d, 0xff])],
    ['41 fields', 'x=1&'.repeat(41)],
  ])('is malformed with %s', async (_, body) => {
    expect(await form(body)).toEqual({ ok: false, refusal: 'malformed' })
  })

  it('may have 40 fields', async () => {
    expect(await form('x=1&'.repeat(40))).toMatchObject({ ok: true })
  })

  it.each([
    ['a'.repeat(16 * 1024), true],
    ['a'.repeat(16 * 1024 + 1), false],
  ])('may have at most 16 KiB', async (body, ok) => {
    expect((await form(body)).ok).toBe(ok)
  })

  it.each<Record<string, string>>([
    { 'Content-Type': 'application/json' },
    { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-16' },
    { 'Content-Encoding': 'gzip' },
  ])('of another type is refused: %j', async (headers) => {
    expect(await form('a=1', headers)).toEqual({ ok: false, refusal: 'type' })
  })

  it.each([
    'name=%C0%EE%C3%F7&x=a%26b',
    new Uint8Array([110, 97, 109, 101, 61, 0xc0, 0xee, 0xc3, 0xf7, 38, 120, 61, 97, 37, 50, 54, 98]),
  ])('is read in GBK too: %j', async (body) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=gbk' }
    expect(await form(body, headers)).toMatchObject({
      fields: new Map([
        ['name', ['李明']],
        ['x', ['a&b']],
      ]),
    })
  })

  it('may name its character set', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset="UTF-8"' }
    expect(await form('a=1', headers)).toMatchObject({ ok: true })
  })
})

it.each([
  ['http://site.test/?a=1#b=2', new Map([['a', ['1']]])],
  ['http://site.test/', new Map()],
  ['http://site.test/??a=1', new Map([['?a', ['1']]])],
])('a query of %s is read like a body', (url, fields) => {
  expect(readQuery(url)).toEqual({ ok: true, fields })
})

describe('single values', () => {
  it('include only the known names', () => {
    expect(
      pickScalars(
        new Map([
          ['a', ['1']],
          ['c', ['3']],
        ]),
        ['a', 'b'],
      ),
    ).toEqual({ a: '1' })
  })

  it('are empty when a known name occurs twice, even with the same value', () => {
    expect(pickScalars(new Map([['a', ['1', '1']]]), ['a'])).toBeNull()
  })
})

/** As Node.js ends the body of a client that disconnects, and of one that this process cuts off because it is too slow. */
const breaks = [
  Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
  new DOMException('The operation was aborted', 'AbortError'),
]

it.each(breaks)(
  'a body that does not arrive whole is malformed and no error of the site: %s',
  async (reason) => {
    const [said, failed] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('name=')),
      pull: (controller) => controller.error(reason),
    })
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const sent = { method: 'POST', headers, body, duplex: 'half' }
    expect(await readForm(new Request('http://site.test/apipc/v1/general_form_pc', sent))).toEqual({
      ok: false,
      refusal: 'malformed',
    })
    expect(said.mock.calls.join()).toMatch(/client hung up.*general_form_pc/)
    expect(failed).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  },
)

it('a body is bounded by what arrives', async () => {
  const request = (body: string) => new Request('http://site.test/', { method: 'POST', body })
  expect(await readBounded(request('12345'), 4)).toBe('size')
  expect(await readBounded(request('1234'), 4)).toEqual(Buffer.from('1234'))
})
