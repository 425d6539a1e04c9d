import { z } from 'zod'
import { countryCodeSchema, prose, proseList, sourceSchema } from './fields'

const monthSchema = z.int().min(1).max(12)

/**
 * Information about the city on a city page, in addition to the branch's own record. It is common knowledge and stays general where the
 * branch would have to confirm a detail. It was not checked point by point, so it has no date.
 */
export const cityGuideSchema = z.object({
  title: prose,
  description: prose,
  /** The h1 in phrases; lines break between them. */
  headline: proseList,
  intro: prose,
  /** How a first meeting is arranged. */
  appointment: prose,
  /** Stations and lines of the city in general; not the way to the branch. */
  transport: prose,
  universities: z.object({
    heading: prose,
    text: prose,
    groups: z.array(z.object({ label: prose, names: proseList, paths: prose })).min(1),
  }),
  schools: z.object({ heading: prose, paragraphs: proseList }),
  exams: z.object({ heading: prose, paragraphs: proseList, sites: z.array(sourceSchema).min(1) }),
  visas: z.object({
    heading: prose,
    text: prose,
    /** `country` is null when a row is about no destination. */
    places: z
      .array(
        z.object({ country: countryCodeSchema.nullable(), name: prose, text: prose, site: sourceSchema }),
      )
      .min(1),
  }),
  calendar: z.object({
    heading: prose,
    /** Months 1-12, both included; when `from` is after `to`, the season includes the turn of the year. */
    seasons: z.array(z.object({ from: monthSchema, to: monthSchema, text: prose })).min(1),
  }),
  questions: z.object({
    heading: prose,
    list: z.array(z.object({ question: prose, answer: prose })).min(1),
  }),
  services: prose,
})

export type CityGuide = z.output<typeof cityGuideSchema>

export type Season = CityGuide['calendar']['seasons'][number]
