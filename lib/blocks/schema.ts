import { z } from 'zod'
import { answer } from './answer'
import { band, comparison, matchesHead, moments, photo, question, sides, step, titled } from './parts'
import * as records from './record-blocks'
import {
  copy,
  figureId,
  heading,
  href,
  link,
  paragraph,
  printable,
  sentence,
  statementId,
  whole,
} from './text'

const hero = z.strictObject({
  type: z.literal('hero'),
  /** Short name of the page, for the breadcrumb. */
  name: copy(30),
  title: heading,
  lead: copy(200),
  answer: answer.optional(),
  /** Three or four points that readers should know first: tiles, when each has a few words to stand in large letters. */
  points: z
    .array(z.strictObject({ label: copy(24), value: copy(8).optional(), text: copy(60) }))
    .max(4, '至多 4 条')
    .default([]),
  actions: z.array(link).max(2, '至多 2 个按钮').default([]),
  /** Replaces the drawn picture. */
  photo: photo.optional(),
})

const prose = z.strictObject({
  type: z.literal('prose'),
  ...band,
  /** `text` running text, `note` a framed remark, `columns` two columns on wide screens. */
  look: z.enum(['text', 'note', 'columns']).default('text'),
  paragraphs: z.array(paragraph).min(1, '至少写一段'),
  photo: photo.optional(),
  list: z.array(copy(200)).optional(),
  links: z.array(link).optional(),
})

const features = z.strictObject({
  type: z.literal('features'),
  ...band,
  /** `grid` cards, `rows` one below the other, `numbered` large numerals, `notes` in pairs with little emphasis. */
  look: z.enum(['grid', 'rows', 'numbered', 'notes']).default('grid'),
  items: z.array(titled.extend({ href: href.optional() })).min(2, '至少两条'),
})

const steps = z.strictObject({
  type: z.literal('steps'),
  ...band,
  items: z.array(step).min(2, '至少两步'),
})

/** A month, counted from that of the start. */
const month = whole(z.int().min(-18).max(12))

const timeline = z.strictObject({
  type: z.literal('timeline'),
  ...band,
  items: moments,
})

/**
 * Sums and when they are due. Months are counted from the start of the term, -1 is the month before it; what has no month of its own has
 * words instead.
 */
const payments = z.strictObject({
  type: z.literal('payments'),
  ...band,
  /** The month in which the term begins. */
  starts: whole(z.int().min(1).max(12)),
  items: z
    .array(
      titled
        .extend({
          /** Beside its bar, also on phones. */
          title: copy(8),
          fact: figureId.optional(),
          from: month.optional(),
          to: month.optional(),
          when: copy(12).optional(),
        })
        .refine(({ from, when }) => (from === undefined) !== (when === undefined), {
          path: ['from'],
          error: '写 from（离开学几个月，开学前写负数）或 when（没有固定月份时的几个字），两样写一样',
        })
        .refine(({ from, to }) => to === undefined || (from !== undefined && to >= from), {
          path: ['to'],
          error: 'to 是最后一个月，要写 from，并且不早于它',
        }),
    )
    .min(3, '至少三笔'),
})

const requirements = z.strictObject({
  type: z.literal('requirements'),
  ...band,
  ...sides,
})

/** Figures by their id: value, period and source come from the registry, so that the content contains no numbers. */
const figures = z.strictObject({
  type: z.literal('figures'),
  ...band,
  caption: sentence,
  items: z.array(z.strictObject({ fact: figureId, note: copy(200).optional() })).min(1, '至少一条'),
  footnote: copy(400).optional(),
})

/** Figures with the same unit as bars, for comparison by eye. */
const bars = z.strictObject({
  type: z.literal('bars'),
  ...band,
  /** Text alternative of the picture; also printed below it. */
  caption: sentence,
  items: z
    .array(
      z
        .strictObject({ fact: figureId, label: copy(24) })
        .refine(({ fact }) => typeof printable(fact)?.value !== 'string', {
          path: ['fact'],
          error: '这一条登记的是文字，画不成条形；请放进 figures',
        }),
    )
    .min(2, '至少两条')
    .superRefine((items, context) => {
      const units = new Set(items.map(({ fact }) => printable(fact)?.unit ?? fact))
      if (units.size > 1) {
        context.addIssue({
          code: 'custom',
          message: `同一张图里单位要相同，现在有：${[...units].join('、')}`,
        })
      }
    }),
  footnote: copy(400).optional(),
})

/** Rules and statements by their id: text, date and source come from the registry. */
const rules = z.strictObject({
  type: z.literal('rules'),
  ...band,
  /** `list` one below the other with a remark each, `columns` short ones side by side. */
  look: z.enum(['list', 'columns']).default('list'),
  items: z
    .array(
      z.strictObject({
        statement: statementId,
        label: copy(40).optional(),
        note: copy(240).optional(),
      }),
    )
    .min(1, '至少一条'),
})

/** What to prepare, in groups; printed as a list with boxes to tick. */
const checklist = z.strictObject({
  type: z.literal('checklist'),
  ...band,
  /** The authority's own list, for comparison with ours. */
  official: z
    .strictObject({ label: copy(60), href: z.url('官方清单的地址要完整，如 https://www.gov.uk/…') })
    .optional(),
  groups: z
    .array(z.strictObject({ title: copy(24), items: z.array(copy(120)).min(2, '每组至少两条') }))
    .min(1, '至少一组')
    .max(4, '至多四组'),
})

/** Terms of the field explained in plain words. */
const glossary = z.strictObject({
  type: z.literal('glossary'),
  ...band,
  items: z.array(z.strictObject({ term: copy(30), text: copy(240) })).min(2, '至少两条'),
})

/** Sequences of several steps side by side, one for each stage of school. */
const stages = z.strictObject({
  type: z.literal('stages'),
  ...band,
  stages: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/, '只用小写字母和连字符'),
        title: copy(16),
        text: copy(100),
        steps: z
          .array(z.strictObject({ when: copy(16), what: copy(24), detail: copy(100) }))
          .min(2, '至少两步'),
        href,
        linkLabel: copy(16),
      }),
    )
    .min(2, '至少两个阶段'),
})

const compare = z
  .strictObject({ type: z.literal('compare'), ...band, ...comparison, footnote: copy(400).optional() })
  .superRefine(matchesHead)

/** Which of several things each row asks for: mainly, or in addition. */
const marks = z
  .strictObject({
    type: z.literal('marks'),
    ...band,
    corner: copy(6),
    columns: z.array(copy(4)).min(2, '至少两列').max(8, '至多八列'),
    /** What a full mark and a ring mean. */
    main: copy(12),
    extra: copy(12),
    /** What the words at the end of each row say. */
    noteLabel: copy(8),
    rows: z
      .array(
        z.strictObject({
          label: copy(8),
          main: z.array(copy(4)).min(1, '至少一样'),
          extra: z.array(copy(4)).default([]),
          note: copy(16),
        }),
      )
      .min(2, '至少两行'),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ main, extra }, row) => {
      const unknown = [...main, ...extra].filter((name) => !columns.includes(name))
      if (unknown.length > 0)
        context.addIssue({
          code: 'custom',
          path: ['rows', row],
          message: `表头里没有“${unknown.join('”“')}”，只有 ${columns.join('、')}`,
        })
    })
  })

const mistakes = z.strictObject({
  type: z.literal('mistakes'),
  ...band,
  items: z.array(z.strictObject({ mistake: copy(80), instead: copy(300) })).min(2, '至少两条'),
})

const faq = z.strictObject({
  type: z.literal('faq'),
  ...band,
  items: z.array(question).min(2, '至少两问'),
})

const related = z.strictObject({
  type: z.literal('related'),
  ...band,
  items: z.array(z.strictObject({ label: copy(30), href, text: sentence })).min(2, '至少两个链接'),
})

export const sectionSchema = z.discriminatedUnion('type', [
  hero,
  prose,
  features,
  steps,
  timeline,
  payments,
  stages,
  requirements,
  figures,
  bars,
  rules,
  checklist,
  glossary,
  compare,
  marks,
  mistakes,
  faq,
  related,
  records.budget,
  records.plot,
  records.schools,
  records.cases,
  records.caseMatrix,
  records.casesByLevel,
  records.people,
  records.programmes,
  records.majors,
  records.hotMajors,
  records.branch,
  records.branches,
  records.status,
])

export type Section = z.output<typeof sectionSchema>
export type SectionType = Section['type']
/** The output of each section by its type, so that the types require a renderer for every one. */
export type SectionByType = { [T in SectionType]: Extract<Section, { type: T }> }
export type SectionOf<T extends SectionType> = SectionByType[T]
