import { afterEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/core/log'

afterEach(() => vi.restoreAllMocks())

/** The printed line. */
function lineOf(event: string, fields: Record<string, unknown>): string {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  log('error', event, fields)
  return String(printed.mock.calls[0]?.[0])
}

const long = '/markdown'.repeat(1500)
const failed = Object.assign(new Error(long), { stack: long })

it.each([
  { path: long },
  { path: long, error: failed },
  { path: '汉'.repeat(5000), error: '字'.repeat(5000) },
  { list: Array.from({ length: 5000 }, () => long) },
  Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${long}${at}`, long])),
  { deep: { deeper: { deepest: [long, long, { of: failed }] } } },
])('a line is at most 2 KB, whatever it has to say', (fields) => {
  const line = lineOf('page not read', fields)
  expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(2048)
  expect(JSON.parse(line)).toMatchObject({ event: 'page not read' })
})

it('cuts an address after 200 characters and keeps the rest of the line', () => {
  const { path, error } = JSON.parse(lineOf('page not read', { path: long, error: new Error('refused') }))
  expect(path).toBe(`${long.slice(0, 200)}…`)
  expect(error).toMatchObject({ name: 'Error', message: 'refused' })
})

it('shows no half of a number that it cuts', () => {
  const line = lineOf('page not read', { path: `/${'x'.repeat(193)}?13800138000` })
  expect(line).not.toMatch(/13800/)
})

it('is one line, whatever signs a visitor’s text contains', () => {
  const line = lineOf('page not read', {
    path: '/a\r\n{"event":"forged"}\u2028\u001b[2J\u009b2J\u0085\u007f',
  })
  expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
  expect(JSON.parse(line)).toMatchObject({ event: 'page not read' })
})
