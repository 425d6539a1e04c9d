import { z } from 'zod'
import { copy, heading, paragraph } from './text'

/** Fields at the beginning of every part of a country channel. */
export const headed = { heading, intro: copy(300).optional() }

/** Fields at the beginning of every block below the head. */
export const band = {
  ...headed,
  /** The heading in the list of contents, when it is too long for it. */
  short: copy(10).optional(),
}

/** An entry of most lists on a page. */
export const titled = z.strictObject({ title: copy(40), text: copy(300) })

export const step = titled.extend({ duration: copy(30).optional() })

export const question = z.strictObject({ question: copy(80), answer: paragraph })

/** A major with a remark for this page; `id` is that of the library of majors. */
export const majorNote = z.strictObject({ id: z.string().min(1), name: copy(16), text: copy(140) })

/** The page's own picture: a file next to its content, and a text alternative for readers who cannot see it. */
export const photo = z.strictObject({
  file: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]*\.(?:jpg|png|webp)$/,
      '写旁边那个文件的名字：只用小写字母、数字和横线，结尾是 .jpg、.png 或 .webp，例如 camp-2027.jpg',
    ),
  alt: z.string('写一句照片里是什么，给看不见图的人听，例如 营员在操场上分组讨论').pipe(copy(80)),
})
export type Photo = z.output<typeof photo>

/** The readers for whom it is suitable, and those for whom it is not. */
export const sides = {
  fitsTitle: copy(24).default('适合'),
  fits: z.array(copy(160)).min(1, '至少一条'),
  misfitsTitle: copy(24).default('不适合，或要先想清楚'),
  misfits: z.array(copy(160)).min(1, '至少一条：不适合谁也要写明'),
}

/** Texts in rows and columns. */
export const comparison = {
  caption: copy(120),
  /** The heading above the names of the rows. */
  corner: copy(20).optional(),
  columns: z.array(copy(30)).min(2, '至少两列'),
  rows: z.array(z.strictObject({ label: copy(30), cells: z.array(copy(140)) })).min(2, '至少两行'),
}

type Rows = { columns: readonly string[]; rows: readonly { cells: readonly string[] }[] }

/** Checks that every row has as many cells as the head. */
export function matchesHead({ columns, rows }: Rows, context: z.core.$RefinementCtx): void {
  rows.forEach(({ cells }, index) => {
    if (cells.length === columns.length) return
    context.addIssue({
      code: 'custom',
      path: ['rows', index, 'cells'],
      message: `这一行有 ${cells.length} 格，表头有 ${columns.length} 列，要一样多`,
    })
  })
}

/** Times of a year or a plan in their order, and what to do at each. */
export const moments = z.array(titled.extend({ when: copy(30) })).min(2, '至少两个时间点')
