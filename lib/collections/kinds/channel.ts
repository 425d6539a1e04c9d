import { z } from 'zod'
import { sourcedOfCountry } from '@/lib/blocks/answer'
import { hues } from '@/lib/blocks/hues'
import {
  comparison,
  headed,
  majorNote,
  matchesHead,
  moments,
  question,
  sides,
  step,
  titled,
} from '@/lib/blocks/parts'
import { sectionSchema } from '@/lib/blocks/schema'
import { copy, countryCode, figureId, heading, href, link, paragraph, statementId } from '@/lib/blocks/text'
import { collectionOf } from '@/lib/collections/collection'
import { findDeadline } from '@/lib/facts/admissions/deadlines'
import { levels as costLevels } from '@/lib/tools/cost/levels'
import { askedQuestions } from './campaign'

/** Fields of every channel: its metadata, its head and its form. */
const channelBase = {
  /** Name in the breadcrumb and in structured data. */
  name: copy(16),
  seo: z.strictObject({
    title: copy(32),
    description: copy(80).refine((text) => [...text].length >= 60, '描述要有 60 个字以上'),
  }),
  hue: z.enum(hues),
  /** The origin of a lead, as consultants see it. */
  source: copy(40),
  hero: z.strictObject({
    /** In phrases; lines break between them. */
    title: z.array(copy(14)).min(1).max(3),
    /** A second link, next to the button to the page's form. */
    action: link,
  }),
  form: z.strictObject({ title: copy(24), questions: askedQuestions }),
}

/**
 * Content of one country channel. Every country answers the same questions in its own words; records (schools, cases, people, news) come
 * from the API, and figures from the fact registry.
 */
const countryChannelSchema = z.strictObject({
  ...channelBase,
  /** Countries of the channel by their codes in the API; each has its picture. */
  countries: z.array(z.strictObject({ code: countryCode, name: copy(8) })).min(1),
  /** The cost of each country; amounts and years are computed by the calculator. */
  answers: z
    .array(
      z.strictObject({
        country: countryCode,
        levels: z
          .array(z.enum(costLevels.map(({ value }) => value)))
          .min(1)
          .max(3),
        rows: z
          .array(
            z.strictObject({
              label: copy(10),
              cells: z.partialRecord(z.enum(costLevels.map(({ value }) => value)), sourcedOfCountry),
            }),
          )
          .min(1)
          .max(5),
      }),
    )
    .min(1)
    .max(2),
  choice: z.strictObject({ heading, paragraphs: z.array(paragraph).min(2), ...sides }),
  levels: z.strictObject({
    ...headed,
    table: z.strictObject(comparison).superRefine(matchesHead),
    links: z.array(link).min(1),
  }),
  requirements: z.strictObject({
    ...headed,
    notes: z.array(titled).min(3),
    figures: z.array(figureId).default([]),
  }),
  timeline: z.strictObject({
    ...headed,
    plan: z.strictObject({ title: copy(40), note: copy(160), items: moments }),
    /** Dates of the register, drawn over the months. */
    days: z
      .array(
        z.strictObject({
          day: z.string().refine((id) => findDeadline(id) !== null, '登记里没有这个截止日'),
          label: copy(24),
        }),
      )
      .max(7)
      .default([]),
    statements: z.array(statementId).default([]),
    remark: paragraph,
  }),
  costs: z.strictObject({
    ...headed,
    /** Whose prices are drawn, and the level with which the calculator opens. */
    estimate: z.strictObject({
      country: countryCode,
      level: z.enum(['undergraduate', 'master', 'language']),
    }),
    remarks: z.array(copy(200)).min(2),
    links: z.array(link).min(1),
  }),
  schools: z.strictObject({ ...headed, notes: z.array(titled).min(2) }),
  majors: z.strictObject({ ...headed, items: z.array(majorNote).min(4) }),
  after: z.strictObject({
    ...headed,
    steps: z.array(step).min(3),
    /** What the answers above do not say. */
    figures: z.array(figureId).min(1).max(5),
    /** Pages of the authorities. */
    official: z.array(z.strictObject({ name: copy(40), url: href.startsWith('https://') })).min(1),
  }),
  questions: z.array(question).min(4),
})

/** Content of one subject channel: its blocks in order, including the questions next to the page's form. */
const subjectChannelSchema = z
  .strictObject({
    ...channelBase,
    hero: channelBase.hero.extend({ lead: copy(200) }),
    /** The service in the structured data; also determines the picture beside the head. */
    service: copy(20),
    scene: z.enum(['planning', 'elite', 'research', 'workshop', 'art', 'tour', 'majors', 'shelves', 'cases']),
    sections: z.array(sectionSchema).min(4),
  })
  .refine(({ sections }) => sections.filter(({ type }) => type === 'faq').length === 1, {
    path: ['sections'],
    error: '问答要有且只有一个',
  })

/** The canonical address, made of the file's place; the short aliases show this page. */
const addressed = <T extends object>(written: T, id: string) => ({ path: `/chanel/${id}`, ...written })

export const countryChannels = collectionOf({
  name: 'country-channel',
  folder: 'lib/content/channels/countries',
  title: '国家频道',
  schema: countryChannelSchema,
  record: addressed<z.output<typeof countryChannelSchema>>,
})

export const subjectChannels = collectionOf({
  name: 'subject-channel',
  folder: 'lib/content/channels/subjects',
  title: '专题频道',
  schema: subjectChannelSchema,
  record: addressed<z.output<typeof subjectChannelSchema>>,
})

export type CountryChannel = ReturnType<typeof countryChannels.list>[number]
export type SubjectChannel = ReturnType<typeof subjectChannels.list>[number]
