import { describe, expect, it } from 'vitest'
import { withNotes } from '@/lib/collections/editor-notes'
import { completedKinds, jsonSchemaOf } from '@/lib/collections/json-schema'
import { fieldNotes } from '@/lib/collections/kinds/field-notes'
import { table } from '@/tests/support/table'

const noted = [...completedKinds()].map(([name, kind]) => ({ name, ...withNotes(name, jsonSchemaOf(kind)) }))

/** The note of the field with these names on its path. */
const noteOf = (kind: string, path: string) =>
  noted
    .find(({ name }) => name === kind)
    ?.fields.find((field) => field.path.join('.') === path || field.path.join('.').endsWith(`.${path}`))?.note

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

  it.each(
    table(`
      campaign | sections.faq.heading | 版块的标题，至多 40 个字
      campaign | sections.claims.heading | 版块的标题，至多 40 个字
      campaign | sections.hero.name | 这一页的简称，印在面包屑里
      campaign | seo.title | 搜索结果和浏览器标签上的标题
      change | source | 说明这件事的网页，完整网址；名称取自登记的发布机构
      programme | readings.source | 来源：kind、name 和 url
      case | background.gpa | 写均分，例如 84/100 或 3.5/4.0；没有的写高考或校内成绩
    `),
  )('are of the field itself and not of another with its name: %s %s', (kind, path, note) => {
    expect(noteOf(kind, path)).toBe(note)
  })
})
