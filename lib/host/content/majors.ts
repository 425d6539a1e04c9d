import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { pinyin } from 'pinyin-pro'
import { z } from 'zod'
import { derivedFrom } from '@/lib/collections/derived'
import { majorCategoryTexts, majorProfiles } from '@/lib/collections/kinds/major'
import { majorWireSchema } from '@/lib/contract/majors'

const rowSchema = z.object({
  id: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  category_zh: z.string(),
  category_en: z.string(),
  hot: z.enum(['', '1']),
})

/** The address of a category, from its English title in the list. */
const categorySlug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

const rows = z.array(rowSchema).parse(
  parse(readFileSync(path.join(process.cwd(), 'lib/content/majors/majors.csv')), {
    columns: true,
    bom: true,
  }),
)

const syllablesOf = (name: string) => pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed' })

const named = rows.map((row) => ({ row, syllables: syllablesOf(row.name_zh) }))

/** Every major without its profile: those that have one first, then in pinyin order. */
export const listMajors = derivedFrom(
  () => [majorProfiles.list()],
  (profiles) => {
    const withProfile = new Set(profiles.map(({ id }) => id))
    return z.array(majorWireSchema.omit({ profile: true })).parse(
      named
        .toSorted(
          (a, b) =>
            Number(withProfile.has(b.row.id)) - Number(withProfile.has(a.row.id)) ||
            a.syllables.join(' ').localeCompare(b.syllables.join(' '), 'en'),
        )
        .map(({ row, syllables }) => ({
          id: row.id,
          name_zh: row.name_zh,
          name_en: row.name_en,
          category: categorySlug(row.category_en),
          category_zh: row.category_zh,
          word: syllables.join('').slice(0, 1).toUpperCase(),
          hot: row.hot === '1',
          has_profile: withProfile.has(row.id),
        })),
    )
  },
)

const nameOf: ReadonlyMap<string, string> = new Map(rows.map(({ id, name_zh }) => [id, name_zh]))

const wireProfiles = derivedFrom(
  () => [majorProfiles.list()],
  (profiles) =>
    new Map(
      profiles.map(({ id, ...profile }) => [
        id,
        majorWireSchema.shape.profile.parse({
          ...profile,
          related: profile.related.map((other) => ({ id: other, name_zh: nameOf.get(other) })),
        }),
      ]),
    ),
)

/** The written profile of a major, or undefined when there is none yet. */
export const profileOf = (id: string) => wireProfiles().get(id)

const pinyins = new Map(
  named.map(({ row, syllables }) => [
    row.id,
    [syllables.join(''), syllables.map((syllable) => syllable.slice(0, 1)).join('')],
  ]),
)

/** The pinyin of a major's name, and its initials. */
export const pinyinOf = (id: string): readonly string[] => pinyins.get(id) ?? []

/** Categories in the order of the list. */
export const majorCategories = derivedFrom(
  () => [majorCategoryTexts.read()],
  ({ categories }) =>
    [...new Map(rows.map((row) => [row.category_en, row])).values()].map(({ category_en, category_zh }) => {
      const id = categorySlug(category_en)
      const guide = categories[id]
      if (guide === undefined) throw new Error(`门类 ${id} 没有说明`)
      return { id, name_zh: category_zh, name_en: category_en, guide }
    }),
)
