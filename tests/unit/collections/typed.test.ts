import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { typedBy } from '@/lib/collections/typed'

describe('a text of a file becomes what its field is', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['a number', z.number(), '1.5', 1.5],
    ['no number with a zero in front', z.number(), '010', '010'],
    ['true', z.boolean(), 'true', true],
    ['no boolean of no', z.boolean(), 'no', 'no'],
    ['null where it may be', z.string().nullable(), 'null', null],
    ['a text where null may not be', z.string(), 'null', 'null'],
    ['digits of a text', z.string(), '90', '90'],
    ['a literal', z.literal([90, 'other']), '90', 90],
    ['a list', z.array(z.int()), ['1', '2'], [1, 2]],
    ['a list with a first entry', z.tuple([z.int()], z.boolean()), ['1', 'true'], [1, true]],
    ['a table', z.record(z.string(), z.int()), { a: '1' }, { a: 1 }],
    ['an optional field with a default', z.object({ a: z.int().default(1) }), { a: '2' }, { a: 2 }],
    [
      'the accepted one of several',
      z.union([z.strictObject({ a: z.int() }), z.strictObject({ a: z.string() })]),
      { a: '1' },
      { a: 1 },
    ],
    [
      'the meant one of several, when none accepts it',
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('x'), a: z.int() }),
        z.object({ type: z.literal('y'), a: z.boolean(), b: z.int() }),
      ]),
      { type: 'y', a: 'true' },
      { type: 'y', a: true },
    ],
  ])('%s', (_, schema, written, typed) => {
    expect(typedBy(schema, written)).toEqual(typed)
  })

  it('reports fields of objects that would drop them, and not those that objects refuse themselves', () => {
    const schema = z.object({ list: z.array(z.object({ a: z.string() })), strict: z.strictObject({}) })
    const unknown: PropertyKey[][] = []
    typedBy(schema, { list: [{ a: '甲' }, { a: '乙', b: '丙' }], strict: { c: '丁' } }, (path) =>
      unknown.push(path),
    )
    expect(unknown).toEqual([['list', 1, 'b']])
  })
})
