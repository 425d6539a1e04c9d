import { z } from 'zod'
import { findBannedClaims } from '@/lib/campaigns/claims'
import { figure, statement } from '@/lib/facts/registry'

/** Names of papers, visas, tests and school lists that carry digits: they are names, not figures about the world. */
const namesWithDigits = /I-20|F-1|H-1B|DS-160|985|211|485|500 类|N[1-5]\b|GB\/T/g

/** Copy of a channel: trimmed, bounded, free of banned claims and of figures, which come by fact id only. */
export const copy = (max: number) =>
  z
    .string()
    .trim()
    .min(1, '不能为空')
    .max(max, `请控制在 ${max} 个字以内`)
    .superRefine((value, context) => {
      const claims = findBannedClaims(value)
      if (claims.length > 0) {
        context.addIssue({ code: 'custom', message: `不能写“${claims.join('”“')}”，请改成事实` })
      }
      if (/\d/.test(value.replace(namesWithDigits, ''))) {
        context.addIssue({ code: 'custom', message: '正文里不写数字，用数据登记的编号引用' })
      }
    })

export const heading = copy(40)
export const intro = copy(240)
export const paragraph = copy(500)

/** One of our own paths. */
export const path = z.string().regex(/^\/(?!\/)\S*$/, '站内链接以 / 开头')

/** Another site, for official pages; https only. */
export const official = z.strictObject({ name: copy(40), url: z.url({ protocol: /^https$/ }) })

const printable = (read: (id: string) => unknown) =>
  z.string().superRefine((id, context) => {
    try {
      read(id)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : `没有 ${id}` })
    }
  })

/** Id of a figure of the registry that may be printed. */
export const figureId = printable(figure)

/** Id of a statement of the registry that may be printed. */
export const statementId = printable(statement)

export const countryCode = z.string().regex(/^[a-z]{2}$/)

export const link = z.strictObject({ label: copy(24), href: path })

export const note = z.strictObject({ title: copy(40), text: copy(300) })

export const question = z.strictObject({ question: copy(60), answer: paragraph })

export const step = z.strictObject({ name: copy(40), text: copy(300) })

/** Two lists side by side: whom it suits, and who should think again. */
export const sides = z.strictObject({
  yes: z.strictObject({ title: copy(24), items: z.array(copy(160)).min(2) }),
  no: z.strictObject({ title: copy(24), items: z.array(copy(160)).min(2) }),
})

const bar = z.strictObject({
  start: z.int().min(0),
  span: z.int().min(1),
  text: z.array(copy(12)).min(1),
  by: z.enum(['student', 'together', 'school']),
})

/** An application drawn as a chart: rows of tasks over the parts of terms. Bars of a row keep their order and lie inside. */
export const plan = z
  .strictObject({
    title: copy(40),
    note: copy(160),
    terms: z.array(z.strictObject({ name: copy(10), parts: z.array(copy(4)).min(1) })).min(2),
    focus: z.strictObject({ column: z.int().min(0), label: copy(8) }),
    tracks: z.array(z.strictObject({ name: copy(6), bars: z.array(bar).min(1) })).min(3),
  })
  .superRefine(({ terms, tracks, focus }, context) => {
    const columns = terms.flatMap(({ parts }) => parts).length
    if (focus.column >= columns) {
      context.addIssue({ code: 'custom', path: ['focus'], message: `只有 ${columns} 列` })
    }
    tracks.forEach(({ bars }, index) => {
      let free = 0
      for (const { start, span } of bars) {
        if (start < free || start + span > columns) {
          context.addIssue({ code: 'custom', path: ['tracks', index, 'bars'], message: '横条重叠或超出图表' })
        }
        free = start + span
      }
    })
  })

/** Words in rows and columns; every row as wide as its head. */
export const table = z
  .strictObject({
    caption: copy(80),
    columns: z.tuple([copy(20), copy(20)], copy(20)),
    rows: z.array(z.strictObject({ label: copy(30), cells: z.array(copy(140)) })).min(2),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ cells }, index) => {
      if (cells.length !== columns.length - 1) {
        context.addIssue({ code: 'custom', path: ['rows', index], message: '格数与表头不一致' })
      }
    })
  })

/** What every channel has: its address, its place in search engines, its head and its form. */
export const channelBase = {
  /** Canonical address; the short aliases lead here. */
  path: z.string().regex(/^\/chanel\/[a-z0-9/]+$/),
  /** In the breadcrumb and in structured data. */
  name: copy(16),
  seo: z.strictObject({
    title: copy(32),
    description: copy(80).refine((text) => [...text].length >= 60, '描述要有 60 个字以上'),
  }),
  hue: z.enum(['ink', 'us', 'uk', 'ca', 'au', 'nz', 'jp', 'sg', 'hk', 'eu', 'ch', 'art']),
  /** What consultants see as the origin of a lead. */
  source: copy(40),
  hero: z.strictObject({
    /** In phrases: lines break between them. */
    title: z.array(copy(14)).min(1).max(3),
    lead: copy(200),
    points: z.array(z.strictObject({ label: copy(12), text: copy(70) })).length(3),
    /** A second way on, beside the button to the page's form. */
    action: link,
  }),
  form: z.strictObject({ title: copy(24), text: copy(100) }),
}

/** Parses content when its module is loaded, so that a wrong field stops the build. @throws Error naming page and fields */
export function define<T extends z.ZodType>(schema: T, input: z.input<T> & { path: string }): z.output<T> {
  const result = schema.safeParse(input)
  if (!result.success) throw new Error(`频道内容有误：${input.path}\n${z.prettifyError(result.error)}`)
  return result.data
}
