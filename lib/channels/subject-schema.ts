import { z } from 'zod'
import { caseGroups, caseLevels } from '@/lib/api/cases'
import * as part from './copy'

const base = { heading: part.heading, intro: part.intro.optional() }

const prose = z.strictObject({
  ...base,
  type: z.literal('prose'),
  paragraphs: z.array(part.paragraph).min(1),
  links: z.array(part.link).default([]),
})

const sides = z.strictObject({ ...base, type: z.literal('sides'), sides: part.sides })

const notes = z.strictObject({ ...base, type: z.literal('notes'), notes: z.array(part.note).min(2) })

const steps = z.strictObject({ ...base, type: z.literal('steps'), steps: z.array(part.step).min(3) })

const table = z.strictObject({ ...base, type: z.literal('table'), table: part.table })

const plan = z.strictObject({ ...base, type: z.literal('plan'), plan: part.plan })

const stages = z.strictObject({
  ...base,
  type: z.literal('stages'),
  stages: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        title: part.copy(16),
        text: part.copy(100),
        steps: z
          .array(z.strictObject({ when: part.copy(16), what: part.copy(24), detail: part.copy(100) }))
          .min(2),
        href: part.path,
        linkLabel: part.copy(16),
      }),
    )
    .min(2),
})

const statements = z.strictObject({
  ...base,
  type: z.literal('statements'),
  statements: z.array(part.statementId).min(1),
})

const figures = z.strictObject({
  ...base,
  type: z.literal('figures'),
  caption: part.copy(80),
  figures: z.array(part.figureId).min(1),
})

const onward = z.strictObject({
  ...base,
  type: z.literal('onward'),
  items: z.array(z.strictObject({ label: part.copy(24), href: part.path, text: part.copy(100) })).min(2),
})

/** Programmes of background enhancement from the API, by category; each category introduced in words. */
const programmes = z.strictObject({
  ...base,
  type: z.literal('programmes'),
  categories: z.array(z.strictObject({ id: z.int(), text: part.copy(200) })).min(1),
})

/** Advisers, former officers and mentors from the API, those of a field where one is named. */
const people = z.strictObject({
  ...base,
  type: z.literal('people'),
  /** Countries that the advisers look after. */
  countries: z.array(part.countryCode).min(1),
  /** Subjects as the API names them. */
  subjects: z.array(z.string().min(1)).default([]),
})

/** Cases from the API. */
const cases = z.strictObject({
  ...base,
  type: z.literal('cases'),
  country: part.countryCode.optional(),
  level: z.enum(caseLevels).optional(),
  group: z.enum(caseGroups).optional(),
})

/** All cases counted by country and level; each count leads to its list. */
const caseMatrix = z.strictObject({ ...base, type: z.literal('caseMatrix') })

/** Every case as a line under its level. */
const casesByLevel = z.strictObject({
  ...base,
  type: z.literal('casesByLevel'),
  levels: z.array(z.strictObject({ level: z.enum(caseLevels), text: part.copy(200) })).min(1),
})

/** Majors in groups, each with a reason of its own; `id` of the library of majors. */
const majors = z.strictObject({
  ...base,
  type: z.literal('majors'),
  groups: z
    .array(
      z.strictObject({
        title: part.copy(24),
        text: part.copy(300),
        items: z
          .array(z.strictObject({ id: z.string().min(1), name: part.copy(16), text: part.copy(140) }))
          .min(2),
      }),
    )
    .min(2),
})

/** All majors that the editors mark as much asked for, and every category with its count, from the API. */
const hotMajors = z.strictObject({ ...base, type: z.literal('hotMajors') })

/** Universities of the library at the head of the ranking. */
const schools = z.strictObject({ ...base, type: z.literal('schools') })

const questions = z.strictObject({
  ...base,
  type: z.literal('questions'),
  items: z.array(part.question).min(3),
})

export const subjectSectionSchema = z.discriminatedUnion('type', [
  prose,
  sides,
  notes,
  steps,
  table,
  plan,
  stages,
  statements,
  figures,
  onward,
  programmes,
  people,
  cases,
  caseMatrix,
  casesByLevel,
  majors,
  hotMajors,
  schools,
  questions,
])

/** Content of one subject channel: its sections in order, the questions beside the page's form among them. */
export const subjectChannelSchema = z
  .strictObject({
    ...part.channelBase,
    /** The service as search engines are told; also the picture beside the head. */
    service: part.copy(20),
    scene: z.enum(['planning', 'elite', 'research', 'workshop', 'art', 'tour', 'majors', 'shelves', 'cases']),
    sections: z.array(subjectSectionSchema).min(4),
  })
  .refine(({ sections }) => sections.filter(({ type }) => type === 'questions').length === 1, {
    path: ['sections'],
    error: '问答要有且只有一个：页面的表单在它旁边',
  })
  .refine(({ sections }) => sections.at(-1)?.type !== 'questions', {
    path: ['sections'],
    error: '问答不放在末尾：版式的表单紧接其后，两份表单会连在一起',
  })

export type SubjectSection = z.output<typeof subjectSectionSchema>
export type SubjectSectionType = SubjectSection['type']
export type SubjectChannelInput = z.input<typeof subjectChannelSchema>
export type SubjectChannel = z.output<typeof subjectChannelSchema>

/** Checks the content of a subject channel. @throws Error naming the page and each wrong field */
export const defineSubjectChannel = (input: SubjectChannelInput): SubjectChannel =>
  part.define(subjectChannelSchema, input)
