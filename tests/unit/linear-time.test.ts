import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { operations } from '@/lib/contract/operations'
import { normalizeKeyword } from '@/lib/contract/search'
import { visitSchema } from '@/lib/contract/visit'
import { keysOf } from '@/lib/core/keys-of'
import { maskPhonesIn } from '@/lib/core/phone'
import { readQuery } from '@/lib/host/request/fields'
import { callRequestSchema } from '@/lib/leads/call-outcome'
import { chatActionSchema, chatPostSchema } from '@/lib/leads/chat'
import { leadForms } from '@/lib/leads/forms'

import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { leadSchema, nameIssue, plainName } from '@/lib/leads/schema'
import { visibleLines } from '@/lib/leads/text'
import { readAgent } from '@/lib/routing/devices'
import { queryFromGbk } from '@/lib/routing/gbk-query'
import { pageAddress } from '@/lib/routing/page-address'
import { encodedAddress, rawAddressPath } from '@/lib/routing/raw-address'

/** The longest body of a form. */
const size = 16 * 1024

/** `unit` again and again, between a letter and signs that let an expression fail only at the end. */
const filled = (unit: string, length = size) =>
  `a${unit.repeat(Math.ceil(length / Buffer.byteLength(unit)))}\u0001b`

/** Processor time of this thread in ms, the best of three: what else runs on the machine does not count. */
function spent(run: () => void): number {
  const times = [0, 0, 0].map(() => {
    const before = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** What takes 50 ms for one of the texts. Processor time has a coarse clock, so only what the clock on the wall calls slow is measured. */
function slow(texts: readonly string[], run: (text: string) => void): string[] {
  return texts.filter((text) => {
    const start = performance.now()
    run(text)
    return performance.now() - start > 25 && spent(() => run(text)) > 50
  })
}

const units = [
  ...[...' \t\n\r,.-·。/\\+%&=:;"\'()<>@_*#?~1aA一，★'],
  ...[',+', ', ', ' ·', '·,', '1 ', '1-', 'a.', 'a-', '%2', '%E4', '&a', '/receipt/', '138', '壹叁'],
  ...['\u200b', '\u0301\u0316', '\ufdfa', '\ud800', '😀', '\u0f0b', '\r\n', '一.', '((', '[]'],
]
const texts = units.map((unit) => filled(unit))

/** Every field of every form and query. */
const schemas: z.ZodObject[] = [
  ...operations.flatMap(({ query, body }) => [query, ...(body === undefined ? [] : [body])]),
  ...keysOf(leadForms).flatMap((kind) => [leadSchema(kind, true), leadSchema(kind, false)]),
  ...callRequestSchema.options,
  ...chatActionSchema.options,
  ...[chatPostSchema, visitSchema],
]

it('reads a field of any form and query in linear time', () => {
  const fields = new Map(
    schemas.flatMap((schema) => Object.entries(schema.shape).map(([name, field]) => [field, name])),
  )
  expect(fields.size).toBeGreaterThan(100)
  for (const [field, name] of fields)
    expect
      .soft(
        slow(texts, (text) => z.safeParse(field, text)).map((text) => text.slice(0, 9)),
        name,
      )
      .toEqual([])
})

/** What reads a text of any length: those behind a schema get a short one. */
it.each<[string, (text: string) => void]>([
  ['plainName', plainName],
  ['nameIssue', nameIssue],
  ['visibleLines', visibleLines],
  ['normalizeKeyword', normalizeKeyword],
  ['maskPhonesIn', maskPhonesIn],
  ['withoutReceiptCode', withoutReceiptCode],
  ['pageAddress', (text) => pageAddress(`/${text}`, [])],
  ['encodedAddress', (text) => encodedAddress(`${rawAddressPath}/${text}`)],
  ['queryFromGbk', (text) => queryFromGbk(`?a=${text}&b=%B0`)],
  ['readAgent', readAgent],
  ['readQuery', (text) => readQuery(`/x?${text}`)],
])('%s reads any text in linear time', (_, read) => {
  expect(slow(texts, read).map((text) => text.slice(0, 9))).toEqual([])
})

/** Rooms that read only the project's own files. */
const ownFiles =
  /^lib\/(?:cli|deploy|campaigns|collections|content|blocks|facts|seo|site-map|host\/(?:content|schools\/build))\//

const literal =
  /(?<=[(,=:?[&|!{]\s*|=>\s*|return\s+|^\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=[\s.,;:)\]}?])/gm

const expressions = ['lib', 'components', 'stores']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !ownFiles.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(literal)].map(([, source = '', flags = '']) => ({
      file,
      source,
      flags,
    })),
  )

/** Words, signs and classes of an expression, each as a text that it might read. */
function partsOf(source: string): string[] {
  const plain = source
    .replace(/\\(?:u\{?|x)([\da-f]+)\}?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\p\{[^}]*\}/gi, '—')
    .replace(/\\([sdwSDWbB])/g, (_, name) => ({ s: ' ', d: '1', w: 'a' })[String(name)] ?? '-')
    .replace(/\\n/g, '\n')
    .replace(/\(\?(?:[:=!]|<[=!]|<\w+>)|\{\d+,?\d*\}|\\/g, '|')
  const words = plain.split(/[()|[\]*+?^$]+/).filter((word) => word !== '')
  return [...new Set([...words.filter((word) => word.length > 1).slice(0, 6), ...words.join('')])].slice(
    0,
    12,
  )
}

it('expressions read no run of a text anew from each of its places', () => {
  expect(expressions.length).toBeGreaterThan(300)
  for (const { file, source, flags } of expressions) {
    const expression = new RegExp(source, flags)
    const read = (text: string) => {
      expression.lastIndex = 0
      text.replace(expression, '')
    }
    const parts = partsOf(source)
    const suspects = parts
      .flatMap((part) => [part, ...parts.map((other) => part + other)])
      .filter((unit) => {
        const start = performance.now()
        read(filled(unit, 1024))
        return performance.now() - start > 0.3
      })
    expect
      .soft(
        slow(
          suspects.map((unit) => filled(unit)),
          read,
        ).map((text) => text.slice(0, 9)),
        `${file} /${source}/`,
      )
      .toEqual([])
  }
})
