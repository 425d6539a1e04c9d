import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { refuseClaims } from '@/lib/collections/fields'
import { linkSchema, prose } from '@/lib/contract/fields'
import { mentorKinds } from '@/lib/contract/mentors'
import { site } from '@/lib/site'
import { noteSchema } from './advice'

const teamSchema = z.strictObject({
  path: linkSchema,
  title: prose,
  crumb: prose,
  /** The word for one person of the team in the source of a form. */
  singular: prose,
  unit: prose,
  description: prose,
  intro: prose,
  /** What is true for all listed people; not shown while the list is empty. */
  listedIntro: prose,
  notesTitle: prose,
  notesText: prose,
  notes: z.array(noteSchema).min(1),
  /** How to find a person while the list is empty. */
  absent: z.array(noteSchema).min(1),
})

/** The texts of the two teams. */
export const mentorTeamFile = tableOf({
  name: 'mentor-teams',
  file: 'lib/content/labels/mentor-teams.yaml',
  title: '导师团队的话',
  schema: z.record(z.enum(mentorKinds), teamSchema),
  refuse: refuseClaims,
  values: () => new Map([['company.claims.mentors', String(site.claims.mentors)]]),
})

export const mentorTeam = (kind: (typeof mentorKinds)[number]) => mentorTeamFile.read()[kind]
