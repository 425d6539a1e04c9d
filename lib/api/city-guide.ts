import { z } from 'zod'
import { countryCodeSchema, daySchema } from './wire'

const text = z.string().min(1)

const siteSchema = z.object({ name: text, url: z.url({ protocol: /^https?$/ }) })

const monthSchema = z.int().min(1).max(12)

/**
 * What a city page tells of its city beside the branch's own record. Facts are common knowledge of the place, general where a
 * detail would need the branch to confirm it; `checked` is the day somebody last went through them.
 */
export const cityGuideSchema = z.object({
  title: text,
  description: text,
  /** The h1 in phrases: lines break between them. */
  headline: z.array(text).min(1),
  intro: text,
  /** How a first meeting is arranged. */
  appointment: text,
  /** Stations and lines of the city in general; not the way to the branch. */
  transport: text,
  universities: z.object({
    heading: text,
    text,
    groups: z.array(z.object({ label: text, names: z.array(text).min(1), paths: text })).min(1),
  }),
  schools: z.object({ heading: text, paragraphs: z.array(text).min(1) }),
  exams: z.object({ heading: text, paragraphs: z.array(text).min(1), sites: z.array(siteSchema).min(1) }),
  visas: z.object({
    heading: text,
    text,
    /** `country` is null where a row is about no destination. */
    places: z
      .array(z.object({ country: countryCodeSchema.nullable(), name: text, text, site: siteSchema }))
      .min(1),
  }),
  calendar: z.object({
    heading: text,
    /** Months 1-12, both included; `from` after `to` runs over the turn of the year. */
    seasons: z.array(z.object({ from: monthSchema, to: monthSchema, text })).min(1),
  }),
  questions: z.object({
    heading: text,
    list: z.array(z.object({ question: text, answer: text })).min(1),
  }),
  services: text,
  checked: daySchema,
})

export type CityGuide = z.output<typeof cityGuideSchema>

export type Season = CityGuide['calendar']['seasons'][number]
