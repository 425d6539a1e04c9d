import { z } from 'zod'
import { findBareFigures, splitAtFigures } from '@/lib/facts/in-text'
import { figure, statement } from '@/lib/facts/registry'
import { isLeadFormKind, type LeadFormKind } from '@/lib/leads/forms'
import { findBannedClaims } from './claims'

/** Colour themes of app/globals.css; `ink` is the house's own blue. */
export const hues = ['ink', 'us', 'uk', 'ca', 'au', 'jp', 'sg', 'hk', 'eu', 'ch', 'art'] as const

/** Pictures that a page can carry; without one the hue's own scene is drawn. */
export const pictures = [
  'us',
  'uk',
  'ca',
  'au',
  'jp',
  'sg',
  'hk',
  'eu',
  'ch',
  'planning',
  'elite',
  'exam',
  'language',
  'portfolio',
  'research',
  'internship',
  'contest',
  'service',
  'camp',
  'highschool',
  'transfer',
  'visa',
  'passport',
  'city',
  'documents',
  'hotel',
] as const

/** Words: trimmed, bounded, free of banned claims. Figures in them come with a source of their own beside them. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, '不能为空')
    .max(max, `请控制在 ${max} 个字以内`)
    .superRefine((value, context) => {
      const found = findBannedClaims(value)
      if (found.length > 0) {
        context.addIssue({
          code: 'custom',
          message: `不能写“${found.join('”“')}”：这类说法是夸大或承诺，请改成事实`,
        })
      }
    })

/** Copy: words in which a sum, a share or a rank may only stand as `{{id}}`, a figure of the registry. */
const copy = (max: number) =>
  words(max).superRefine((value, context) => {
    const bare = findBareFigures(value)
    if (bare.length > 0) {
      context.addIssue({
        code: 'custom',
        message: `“${bare.join('”“')}”没有来源：金额、百分比和名次要写成 {{数据编号}}，编号见“数据来源”页；没有来源就不写数字`,
      })
    }
    try {
      splitAtFigures(value)
    } catch (error) {
      context.addIssue({ code: 'custom', message: unprintable(error) })
    }
  })

const heading = copy(40)
const sentence = copy(120)
const paragraph = copy(600)

/** What the registry says of an entry it does not give, for whoever writes the page. */
function unprintable(error: unknown): string {
  const [, id, reason] = /^fact (\S+): (.+)$/.exec(error instanceof Error ? error.message : '') ?? []
  if (id === undefined) throw error
  return reason === 'unknown'
    ? `数据登记里没有“${id}”；编号见“数据来源”页`
    : `“${id}”登记了，但不能印出来：数据过旧、互相矛盾或只有一个不可靠的来源；请换一条`
}

const href = z
  .string()
  .regex(/^(\/(?!\/)|#|https:\/\/|tel:)\S*$/, '链接要以 /、#、https:// 或 tel: 开头，中间不能有空格')

const date = z.iso.date('日期要写成 2026-01-31 的形式')

const source = z.strictObject({
  name: words(80),
  url: z.url({ protocol: /^https?$/, error: '来源要写完整网址' }),
})

const link = z.strictObject({ label: copy(24), href })

const hero = z.strictObject({
  type: z.literal('hero'),
  /** Short name of the page, in the breadcrumb. */
  name: copy(30),
  title: heading,
  lead: copy(200),
  /**
   * How the head is laid out: `split` words beside the form, `banner` a wide picture above them, `ledger` the points as a row
   * of cards below, `letter` one quiet column with the form after it.
   */
  arrangement: z.enum(['split', 'banner', 'ledger', 'letter']).default('split'),
  /** Three or four things that are good to know before reading on. */
  points: z
    .array(z.strictObject({ label: copy(24), text: copy(60) }))
    .max(4, '至多 4 条')
    .default([]),
  actions: z.array(link).max(2, '至多 2 个按钮').default([]),
})

const prose = z.strictObject({
  type: z.literal('prose'),
  heading,
  /** `text` running words, `note` a framed remark, `columns` two columns on wide screens. */
  look: z.enum(['text', 'note', 'columns']).default('text'),
  paragraphs: z.array(paragraph).min(1, '至少写一段'),
  list: z.array(copy(200)).optional(),
  links: z.array(link).optional(),
})

const features = z.strictObject({
  type: z.literal('features'),
  heading,
  intro: copy(300).optional(),
  /** `grid` cards, `rows` one below the other, `numbered` large numerals. */
  look: z.enum(['grid', 'rows', 'numbered']).default('grid'),
  items: z
    .array(z.strictObject({ title: copy(40), text: copy(300), href: href.optional() }))
    .min(2, '至少两条'),
})

const steps = z.strictObject({
  type: z.literal('steps'),
  heading,
  intro: copy(300).optional(),
  /** `list` one below the other, `track` along a line from left to right on wide screens. */
  look: z.enum(['list', 'track']).default('list'),
  items: z.array(z.strictObject({ title: copy(40), text: copy(300), duration: copy(30) })).min(2, '至少两步'),
})

const timeline = z.strictObject({
  type: z.literal('timeline'),
  heading,
  intro: copy(300).optional(),
  items: z
    .array(z.strictObject({ when: copy(30), title: copy(40), text: copy(300) }))
    .min(2, '至少两个时间点'),
})

const requirements = z.strictObject({
  type: z.literal('requirements'),
  heading,
  intro: copy(300).optional(),
  fitsTitle: copy(24).default('适合'),
  fits: z.array(copy(160)).min(1, '至少一条'),
  misfitsTitle: copy(24).default('不适合，或要先想清楚'),
  misfits: z.array(copy(160)).min(1, '至少一条：不适合谁也要写明'),
})

/** Id of an entry of the registry that may be printed. */
const registryId = (read: (id: string) => unknown) =>
  z.string().superRefine((id, context) => {
    try {
      read(id)
    } catch (error) {
      context.addIssue({ code: 'custom', message: unprintable(error) })
    }
  })

/** A figure of the registry, or null where `registryId` has already said why not. */
const printable = (id: string) => {
  try {
    return figure(id)
  } catch {
    return null
  }
}

/** Figures by their id: value, period and source come from the registry, so that no number stands in the content. */
const figures = z.strictObject({
  type: z.literal('figures'),
  heading,
  intro: copy(300).optional(),
  caption: sentence,
  items: z.array(z.strictObject({ fact: registryId(figure), note: copy(200).optional() })).min(1, '至少一条'),
  footnote: copy(400).optional(),
})

/** Figures of one unit side by side as bars, so that the eye compares them. */
const bars = z.strictObject({
  type: z.literal('bars'),
  heading,
  intro: copy(300).optional(),
  /** What the picture says, for who cannot see it; printed below it too. */
  caption: sentence,
  items: z
    .array(
      z
        .strictObject({ fact: registryId(figure), label: copy(24) })
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

/** Rules and statements by their id: words, date and source come from the registry. */
const rules = z.strictObject({
  type: z.literal('rules'),
  heading,
  intro: copy(300).optional(),
  items: z
    .array(
      z.strictObject({
        statement: registryId(statement),
        label: copy(40).optional(),
        note: copy(240).optional(),
      }),
    )
    .min(1, '至少一条'),
})

/** What to have ready, in groups; prints as a list with boxes to tick. */
const checklist = z.strictObject({
  type: z.literal('checklist'),
  heading,
  intro: copy(300).optional(),
  groups: z
    .array(z.strictObject({ title: copy(24), items: z.array(copy(120)).min(2, '每组至少两条') }))
    .min(1, '至少一组')
    .max(4, '至多四组'),
})

/** Terms of the field in plain words. */
const glossary = z.strictObject({
  type: z.literal('glossary'),
  heading,
  intro: copy(300).optional(),
  items: z.array(z.strictObject({ term: copy(30), text: copy(240) })).min(2, '至少两条'),
})

/** Schools of the library in the order of their published rank. */
const schools = z.strictObject({
  type: z.literal('schools'),
  heading,
  intro: copy(300).optional(),
  country: z.string().regex(/^[a-z]{2}$/, '写两个小写字母的国家代码，例如 uk、jp'),
  level: z.enum(['university', 'high']).default('university'),
  limit: z.number().int().min(4).max(12).default(8),
})

/** Sample cases of a country, tagged as samples. */
const cases = z.strictObject({
  type: z.literal('cases'),
  heading,
  intro: copy(300).optional(),
  country: z.string().regex(/^[a-z]{2}$/, '写两个小写字母的国家代码，例如 uk、jp'),
  level: z.enum(['highschool', 'undergraduate', 'graduate', 'doctoral']).optional(),
  limit: z.number().int().min(2).max(6).default(3),
})

/** One branch: address, hours, telephone and how to get there, from the branch list. */
const branch = z.strictObject({
  type: z.literal('branch'),
  heading,
  intro: copy(300).optional(),
  code: z.string().regex(/^[a-z]{2,4}$/, '写分公司代码，例如 bj、xjp'),
})

const status = z.strictObject({
  type: z.literal('status'),
  heading,
  programme: copy(60),
  status: z.enum(['open', 'paused', 'closed', 'unknown']),
  summary: paragraph,
  /** Date of the newest source that was read; the page warns by itself once this is half a year old. */
  checked: date,
  /** Where the status was read. */
  source,
  /** The official page that decides. */
  official: source,
})

const compare = z
  .strictObject({
    type: z.literal('compare'),
    heading,
    intro: copy(300).optional(),
    caption: sentence,
    columns: z.array(copy(30)).min(2, '至少两列'),
    rows: z.array(z.strictObject({ label: copy(30), cells: z.array(copy(120)) })).min(2, '至少两行'),
    footnote: copy(400).optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach((row, index) => {
      if (row.cells.length !== columns.length) {
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'cells'],
          message: `这一行有 ${row.cells.length} 格，表头有 ${columns.length} 列，要一样多`,
        })
      }
    })
  })

const mistakes = z.strictObject({
  type: z.literal('mistakes'),
  heading,
  intro: copy(300).optional(),
  items: z.array(z.strictObject({ mistake: copy(80), instead: copy(300) })).min(2, '至少两条'),
})

const faq = z.strictObject({
  type: z.literal('faq'),
  heading,
  items: z.array(z.strictObject({ question: copy(80), answer: paragraph })).min(2, '至少两问'),
})

const related = z.strictObject({
  type: z.literal('related'),
  heading,
  items: z.array(z.strictObject({ label: copy(30), href, text: sentence })).min(2, '至少两个链接'),
})

/** The company's own claims of lib/site.ts, shown as company data. */
const claims = z.strictObject({ type: z.literal('claims'), heading, intro: copy(300).optional() })

/** All branches, from the branch list of the API. */
const branches = z.strictObject({ type: z.literal('branches'), heading, intro: copy(300).optional() })

export const sectionSchema = z.discriminatedUnion('type', [
  hero,
  prose,
  features,
  steps,
  timeline,
  requirements,
  figures,
  bars,
  rules,
  checklist,
  glossary,
  schools,
  cases,
  branch,
  status,
  compare,
  mistakes,
  faq,
  related,
  claims,
  branches,
])

export type Section = z.output<typeof sectionSchema>
export type SectionType = Section['type']
/** The output of each section by its type, so that the renderer's registry must name every one. */
export type SectionByType = { [T in SectionType]: Extract<Section, { type: T }> }

const descriptionLimits = { zh: { min: 60, max: 80 }, en: { min: 110, max: 170 } } as const

/**
 * One campaign page. Its address is the folder it stands in and its layout is the route group, so neither is written here.
 */
export const campaignSchema = z
  .strictObject({
    language: z.enum(['zh', 'en']).default('zh'),
    seo: z.strictObject({ title: copy(60), description: copy(200) }),
    hue: z.enum(hues),
    picture: z.enum(pictures).optional(),
    /** Names the form in the lead, so that a consultant sees which page it came from. */
    source: copy(100),
    /** The form beside the page's heading; null on pages whose layout already carries the only form they need. */
    form: z
      .strictObject({
        kind: z.custom<LeadFormKind>(isLeadFormKind, '没有这种表单；可用的种类见 lib/leads/forms.ts'),
        title: copy(30),
        text: copy(120).optional(),
        submitLabel: copy(12).optional(),
      })
      .nullable(),
    sections: z.array(sectionSchema).min(1, '至少一个版块'),
    /** After this day (Asia/Shanghai) the address answers with a redirect to `redirectTo`. */
    retireAfter: date.optional(),
    redirectTo: href.regex(/^(\/|https:)/, '要写站内地址（以 / 开头）或 https:// 网址').optional(),
    noIndex: z.boolean().default(false),
  })
  .superRefine(({ language, seo, sections, retireAfter, redirectTo }, context) => {
    const { min, max } = descriptionLimits[language]
    const length = [...seo.description].length
    if (length < min || length > max) {
      context.addIssue({
        code: 'custom',
        path: ['seo', 'description'],
        message: `现在 ${length} 个字，要在 ${min} 到 ${max} 个字之间`,
      })
    }
    sections.forEach((section, index) => {
      if ((section.type === 'hero') !== (index === 0)) {
        context.addIssue({
          code: 'custom',
          path: ['sections', index, 'type'],
          message: '页首 hero 要有且只有一个，并放在第一个版块',
        })
      }
    })
    if ((retireAfter === undefined) !== (redirectTo === undefined)) {
      context.addIssue({
        code: 'custom',
        path: [retireAfter === undefined ? 'retireAfter' : 'redirectTo'],
        message: 'retireAfter（下线日期）和 redirectTo（下线后去哪一页）要一起写',
      })
    }
  })

/** What content.ts writes; fields with defaults may be left out. */
export type CampaignInput = z.input<typeof campaignSchema>
/** A checked campaign with the address of its folder. */
export type Campaign = z.output<typeof campaignSchema> & { path: string }
