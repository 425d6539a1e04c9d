import { z } from 'zod'
import { pageOf } from './envelope'
import {
  choiceField,
  countryCodeSchema,
  daySchema,
  idField,
  idSchema,
  paging,
  prose,
  proseList,
  wordField,
} from './fields'
import { contentOperation } from './operation'

export const mentorKinds = ['mentor', 'officer'] as const

export type MentorKind = (typeof mentorKinds)[number]

/**
 * A mentor abroad or a former admissions officer. `school` describes the kind of institution without its name; `country` is where that
 * institution is, `now` the person's present work, `tenure` the years an officer worked in admissions (mentors: null), `declared` the day
 * an officer stated in writing to have no ties with the former employer (null: not stated, or a mentor). A `sample` is an invented person
 * and has neither day.
 */
const mentorFields = z.object({
  id: idSchema,
  kind: z.enum(mentorKinds),
  name: prose,
  title: prose,
  school: prose,
  subject: prose,
  years: z.int().min(0),
  country: countryCodeSchema,
  languages: z.array(prose),
  helps: proseList,
  now: prose,
  method: prose,
  not_for: prose,
  tenure: z.object({ from: z.int(), to: z.int() }).nullable(),
  summary: prose,
})

export const mentorWireSchema = z.discriminatedUnion('sample', [
  mentorFields.extend({
    sample: z.literal(true),
    declared: z.never({ error: '示例人物不能写声明日期 declared：删去这一项' }).optional(),
    checked: z.never({ error: '示例人物不能写核对日期 checked：删去这一项' }).optional(),
  }),
  mentorFields.extend({ sample: z.literal(false), declared: daySchema.nullable(), checked: daySchema }),
])

export const subjectListSchema = z.array(
  z.object({ name: prose, kind: z.enum(mentorKinds), count: z.int().min(1) }),
)

export const mentorOperations = {
  featured: contentOperation({
    path: '/v1/mst',
    summary: '首页和频道页展示的导师与前招生工作人员',
    data: z.array(mentorWireSchema),
  }),
  list: contentOperation({
    path: '/v1/mst-list',
    summary: '海外导师（mentor）与前招生工作人员（officer），可按学科筛选',
    query: z.object({ kind: choiceField(mentorKinds).optional(), subject: wordField(30), ...paging }),
    data: pageOf(mentorWireSchema),
  }),
  record: contentOperation({
    path: '/v1/mst-info/normal',
    summary: '一位导师或前招生工作人员',
    query: z.object({ id: idField }),
    data: mentorWireSchema,
  }),
  subjects: contentOperation({
    path: '/v1/mst-subject',
    summary: 'mst-list 可用的学科和各自人数',
    data: subjectListSchema,
  }),
}
