import { z } from 'zod'
import {
  mentorKinds,
  mentorListSchema,
  mentorPageSchema,
  mentorWireSchema,
  subjectListSchema,
} from '@/lib/api/mentors'
import { featuredMentorIds, mentors } from '@/lib/host/content/mentors'
import { defineOperation, noQuery } from './operation'
import { choiceField, idField, paginate, paging, wordField } from './query'

export const mstOperations = [
  defineOperation({
    path: '/v1/mst',
    summary: '首页和频道页展示的导师与前招生官',
    query: noQuery,
    data: mentorListSchema,
    answer: () => mentors.filter((mentor) => featuredMentorIds.has(mentor.id)),
  }),
  defineOperation({
    path: '/v1/mst-list',
    summary: '海外导师（mentor）与前招生官（officer），可按学科筛选',
    query: z.object({ kind: choiceField(mentorKinds).optional(), subject: wordField(30), ...paging }),
    data: mentorPageSchema,
    answer: ({ kind, subject, ...paging }) =>
      paginate(
        mentors.filter(
          (mentor) =>
            (kind === undefined || mentor.kind === kind) &&
            (subject === undefined || mentor.subject === subject),
        ),
        paging,
      ),
  }),
  defineOperation({
    path: '/v1/mst-info/normal',
    summary: '一位导师或前招生官',
    query: z.object({ id: idField }),
    data: mentorWireSchema,
    answer: ({ id }) => mentors.find((mentor) => mentor.id === id) ?? null,
  }),
  defineOperation({
    path: '/v1/mst-subject',
    summary: 'mst-list 可用的学科和各自人数',
    query: noQuery,
    data: subjectListSchema,
    answer: () =>
      mentorKinds.flatMap((kind) => {
        const subjects = mentors.filter((mentor) => mentor.kind === kind).map((mentor) => mentor.subject)
        return [...new Set(subjects)].map((name) => ({
          name,
          kind,
          count: subjects.filter((subject) => subject === name).length,
        }))
      }),
  }),
]
