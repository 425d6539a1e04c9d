import { describe, expect, it } from 'vitest'
import { withNotes } from '@/lib/collections/editor-notes'
import { completedKinds, jsonSchemaOf } from '@/lib/collections/json-schema'
import { fieldNotes } from '@/lib/collections/kinds/field-notes'

const noted = [...completedKinds()].map(([name, kind]) => ({ name, ...withNotes(name, jsonSchemaOf(kind)) }))

describe('the notes that editors show', () => {
  it.each(noted.map(({ name, fields }) => [name, fields] as const))(
    'say what every field of %s is',
    (_, fields) => {
      expect(fields.length).toBeGreaterThan(0)
      const without = fields.filter(({ note }) => note === undefined || note === '')
      expect(without.map(({ path }) => path.join('.'))).toEqual([])
    },
  )

  it('hold no line for a field that no kind has', () => {
    const { any, kinds } = fieldNotes.read()
    const used = new Set(noted.flatMap(({ fields }) => fields.map(({ from }) => from)))
    const lines = [
      ...Object.keys(any),
      ...Object.entries(kinds).flatMap(([kind, notes]) =>
        Object.keys(notes).map((name) => `${kind} ${name}`),
      ),
    ]
    expect(lines.filter((line) => !used.has(line))).toEqual([])
  })
})
