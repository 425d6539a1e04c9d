import { z } from 'zod'
import { pageOf } from './envelope'
import {
  branchField,
  choiceField,
  countryCodeSchema,
  countryField,
  idField,
  idSchema,
  paging,
  prose,
  proseList,
  wordField,
} from './fields'
import { contentOperation } from './operation'

export const caseLevels = ['highschool', 'undergraduate', 'graduate', 'doctoral'] as const

/** Fields of study, in the categories that visitors look for. */
export const caseGroups = [
  'business',
  'computing',
  'engineering',
  'life',
  'society',
  'art',
  'school',
] as const

/** Kinds of schools from which applicants come. */
export const caseTiers = [
  'c985',
  'c211',
  'public',
  'overseas',
  'intl-school',
  'high-school',
  'junior',
] as const

/**
 * Bands of the average on the transcript's own scale, so that readers find people like themselves: percent or four points, and `other`
 * for examinations that give no average.
 */
export const caseBands = ['90', '85', '80', 'below80', 'other'] as const

/** All results of one case together: including a refusal or a waiting list, offers only, or no offer. */
export const caseOutcomes = ['refused', 'waitlist', 'all', 'none'] as const

const caseResults = ['offer', 'refused', 'waitlist'] as const

/**
 * The evidence for a case: A offer and transcript seen, B offer seen, C told by the student. A sample proves nothing and cannot have a
 * grade; a real case always has one.
 */
export const evidenceGrades = ['A', 'B', 'C'] as const

export type EvidenceGrade = (typeof evidenceGrades)[number]

export type Proof = { sample: true; evidence?: undefined } | { sample: false; evidence: EvidenceGrade }

/**
 * One applicant with all results, including refusals. `year` is the year of entry, `advisor` an adviser's id; `background.algorithm`
 * describes how the average was computed; `timeline` is in order of months (`2025-09`); `differently` is what would be done differently
 * today.
 */
const caseFields = z.object({
  id: idSchema,
  title: prose,
  country: countryCodeSchema,
  level: z.enum(caseLevels),
  major: prose,
  group: z.enum(caseGroups),
  branch: prose,
  year: z.int(),
  background: z.object({
    tier: z.enum(caseTiers),
    school: prose,
    gpa: prose,
    algorithm: prose,
    band: z.enum(caseBands),
    tests: prose,
  }),
  applied: z.array(z.object({ school: prose, result: z.enum(caseResults) })).min(1),
  final: prose,
  advisor: prose,
  summary: prose,
  sections: z.array(z.object({ heading: prose, text: prose })),
  timeline: z.array(z.object({ when: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), text: prose })),
  work: z.object({
    student: proseList,
    consultant: proseList,
  }),
  differently: prose,
})

export const caseWireSchema = z.discriminatedUnion('sample', [
  caseFields.extend({
    sample: z.literal(true),
    evidence: z.never({ error: '示例案例不能写证据等级 evidence：删去这一项' }).optional(),
  }),
  caseFields.extend({ sample: z.literal(false), evidence: z.enum(evidenceGrades) }),
])

export const caseOperations = {
  list: contentOperation({
    path: '/v1/cases',
    summary:
      '案例，含未录取和候补的学校；major 在专业名中查找，group 专业大类，tier 背景院校，band 均分档，result 全部结果合起来看，advisor 顾问编号，id 只取一则',
    query: z.object({
      id: idField.optional(),
      country: countryField,
      level: choiceField(caseLevels).optional(),
      major: wordField(30),
      group: choiceField(caseGroups).optional(),
      tier: choiceField(caseTiers).optional(),
      band: choiceField(caseBands).optional(),
      result: choiceField(caseOutcomes).optional(),
      advisor: idField.optional(),
      ...paging,
    }),
    data: pageOf(caseWireSchema),
  }),
  ofBranch: contentOperation({
    path: '/v1/branchcase',
    summary: '一家分公司跟进的案例',
    query: z.object({ filiale: branchField, ...paging }),
    data: pageOf(caseWireSchema),
  }),
}
