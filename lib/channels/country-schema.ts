import { z } from 'zod'
import * as part from './copy'

/**
 * Content of one country channel. Every country answers the same questions in words of its own; what is a record (schools,
 * cases, people, news) is asked of the API, and what is a figure of the fact registry.
 */
export const countryChannelSchema = z.strictObject({
  ...part.channelBase,
  /** Countries of the channel as the API codes them; each has its picture. */
  countries: z.array(z.strictObject({ code: part.countryCode, name: part.copy(8) })).min(1),
  choice: z.strictObject({
    heading: part.heading,
    paragraphs: z.array(part.paragraph).min(2),
    sides: part.sides,
  }),
  levels: z.strictObject({
    heading: part.heading,
    intro: part.intro,
    table: part.table,
    links: z.array(part.link).min(1),
  }),
  requirements: z.strictObject({
    heading: part.heading,
    intro: part.intro,
    notes: z.array(part.note).min(3),
    figures: z.array(part.figureId).default([]),
  }),
  timeline: z.strictObject({
    heading: part.heading,
    intro: part.intro,
    plan: part.plan,
    statements: z.array(part.statementId).default([]),
    remark: part.paragraph,
  }),
  costs: z.strictObject({
    heading: part.heading,
    intro: part.intro,
    figures: z.array(part.figureId).min(3),
    /** What is drawn: one year at this level, as the calculator reckons it. */
    estimate: z.strictObject({
      country: part.countryCode,
      level: z.enum(['undergraduate', 'master', 'language']),
    }),
    remarks: z.array(part.copy(200)).min(2),
    links: z.array(part.link).min(1),
  }),
  schools: z.strictObject({ heading: part.heading, intro: part.intro, notes: z.array(part.note).min(2) }),
  majors: z.strictObject({
    heading: part.heading,
    intro: part.intro,
    /** `id` of the library of majors. */
    items: z
      .array(z.strictObject({ id: z.string().min(1), name: part.copy(16), text: part.copy(140) }))
      .min(4),
  }),
  after: z.strictObject({
    heading: part.heading,
    intro: part.intro,
    steps: z.array(part.step).min(3),
    figures: z.array(part.figureId).min(1),
    official: z.array(part.official).min(1),
  }),
  questions: z.array(part.question).min(4),
})

export type CountryChannelInput = z.input<typeof countryChannelSchema>
export type CountryChannel = z.output<typeof countryChannelSchema>

/** Checks the content of a country channel. @throws Error naming the page and each wrong field */
export const defineCountryChannel = (input: CountryChannelInput): CountryChannel =>
  part.define(countryChannelSchema, input)
