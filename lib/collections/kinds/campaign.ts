import { z } from 'zod'
import { hues } from '@/lib/blocks/hues'
import { sectionSchema } from '@/lib/blocks/schema'
import { copy, date, flag, href } from '@/lib/blocks/text'
import { faultsOfDated, waysOfEnding } from '@/lib/campaigns/dated'
import { familyIds } from '@/lib/campaigns/families'
import type { CampaignLayout } from '@/lib/campaigns/layouts'
import { pictures } from '@/lib/campaigns/pictures'
import { newPreviewKey } from '@/lib/campaigns/preview-key'
import { askableNames } from '@/lib/leads/asked'
import { isLeadFormKind, type LeadFormKind, leadForms } from '@/lib/leads/forms'
import type { QuestionName } from '@/lib/leads/questions'

const descriptionLimits = { zh: { min: 60, max: 80 }, en: { min: 110, max: 170 } } as const

/** The questions besides name, phone and code, instead of the usual ones of the form's kind; an empty list asks nothing else. */
export const askedQuestions = z
  .array(
    z
      .custom<QuestionName>(
        (name) => askableNames.some((known) => known === name),
        `没有这个问题，只能写 ${askableNames.join('、')}；要问别的请找工程师`,
      )
      .meta({ type: 'string', enum: [...askableNames] }),
  )
  .max(4, '至多问 4 个：问得越多，填完的人越少')
  .refine((names) => new Set(names).size === names.length, '同一个问题写了两次')
  .optional()

/** One campaign page. Its folder determines its address and the route group its layout, so neither is written here. */
export const campaignSchema = z
  .strictObject({
    language: z.enum(['zh', 'en']).default('zh'),
    seo: z.strictObject({ title: copy(60), description: copy(200) }),
    /** The family under which the site map lists the page. */
    family: z.enum(familyIds).default('more'),
    hue: z.enum(hues),
    picture: z.enum(pictures).optional(),
    /** Name of the form in the lead, so that a consultant sees from which page it came. */
    source: copy(100),
    /** The form beside the page's heading; null on pages whose layout already has the only form they need. */
    form: z.preprocess(
      (value) => (value === 'null' ? null : value),
      z
        .strictObject({
          kind: z
            .custom<LeadFormKind>(
              isLeadFormKind,
              `没有这种表单，只能写 ${Object.keys(leadForms).join('、')} 之一`,
            )
            .meta({ type: 'string', enum: Object.keys(leadForms) }),
          title: copy(30),
          text: copy(120).optional(),
          submitLabel: copy(12).optional(),
          questions: askedQuestions,
        })
        .nullable(),
    ),
    /** Each day that is written by hand in the texts and can be over, with its last day, or `history` or `recurring` where it never is. */
    dated: z
      .record(
        z.string(),
        z
          .string()
          .refine(
            (ends) => ends === 'history' || ends === 'recurring' || z.iso.date().safeParse(ends).success,
            `写${waysOfEnding}`,
          ),
      )
      .default({}),
    sections: z.array(sectionSchema).min(1, '至少一个版块'),
    /** Not public before this day (Asia/Shanghai); its preview is, if it has a key. */
    publishFrom: date.optional(),
    /** After this day (Asia/Shanghai) the address answers with a redirect to `redirectTo`. */
    retireAfter: date.optional(),
    redirectTo: href.regex(/^(\/|https:)/, '要写站内地址（以 / 开头）或 https:// 网址').optional(),
    /** Former addresses of the page, which redirect here permanently, together with those of its sign-up page. */
    formerly: z
      .array(
        z
          .string()
          .regex(
            /^\/special(\/(?!entry$)[\w-]+)+$/,
            '写这一页以前的网址，例如 /special/summer_uk26；报名页的旧网址会自己跟着转，不用写',
          ),
      )
      .default([]),
    noIndex: flag.default(false),
    /** Not published: built, but reachable only at `/preview/<previewKey>` and in no list. */
    draft: flag.default(false),
    /** The secret part of a draft's address. */
    previewKey: z
      .string()
      .regex(/^[\w-]{20,}$/, 'previewKey 要有 20 个以上的字母和数字，别人才猜不到')
      .optional(),
  })
  .superRefine(
    (
      { language, seo, dated, sections, publishFrom, retireAfter, redirectTo, draft, previewKey },
      context,
    ) => {
      for (const fault of faultsOfDated({ seo, dated, sections }))
        context.addIssue({ code: 'custom', ...fault })
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
          path: [retireAfter === undefined ? 'redirectTo' : 'retireAfter'],
          message: 'retireAfter（下线日期）和 redirectTo（下线后去哪一页）要一起写',
        })
      }
      if (publishFrom !== undefined && retireAfter !== undefined && publishFrom > retireAfter) {
        context.addIssue({
          code: 'custom',
          path: ['publishFrom'],
          message: `要早于下线日期 retireAfter（${retireAfter}），否则这一页永远不会公开`,
        })
      }
      if (draft && publishFrom !== undefined) {
        context.addIssue({
          code: 'custom',
          path: ['publishFrom'],
          message:
            '草稿到了日子也不会自己公开：写好了就删掉 draft: true（previewKey 可以留着，公开之前照样能预览），没写好就先删掉 publishFrom',
        })
      }
      if (draft && previewKey === undefined) {
        context.addIssue({
          code: 'custom',
          path: ['previewKey'],
          message: `草稿要有一个别人猜不到的预览地址，加一行 previewKey: ${newPreviewKey()}`,
        })
      }
    },
  )

/** The content of content.yaml; fields with defaults may be left out. */
export type CampaignInput = z.input<typeof campaignSchema>
/** A checked campaign with the address and the layout of its folder. */
export type Campaign = z.output<typeof campaignSchema> & { path: string; layout: CampaignLayout }
