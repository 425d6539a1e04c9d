import { z } from 'zod'
import { collectionOf } from '@/lib/collections/collection'
import {
  branchCode,
  consented,
  isSample,
  knownCountry,
  noProof,
  oneOf,
  pastDay,
  refuseClaims,
  sampled,
  wordList,
  words,
} from '@/lib/collections/fields'
import { listSeats } from '@/lib/collections/kinds/branch-seat'
import { shownRecords } from '@/lib/collections/shown-records'
import { adviserRegisters, type advisorWireSchema } from '@/lib/contract/advisors'
import type { mentorWireSchema } from '@/lib/contract/mentors'

export type Advisor = z.input<typeof advisorWireSchema>
export type Mentor = z.input<typeof mentorWireSchema>

/** The person of a file. `isFeatured`: shown on front pages. */
type Person = { kind: 'advisor'; person: Advisor } | { kind: 'mentor'; person: Mentor; isFeatured: boolean }

const common = {
  name: words('写怎样称呼，例如 周老师', 20),
  languages: wordList('写成列表，例如 [普通话, 英语]'),
  years: z.int('写从业的整年数，例如 9').min(0, '写从业的整年数，例如 9'),
  summary: words('写一两句：怎样工作'),
  not_for: words('写不接什么'),
}

const checked = pastDay('写核对这份资料的日子，例如 2026-10-01')

const advisorFields = {
  ...common,
  kind: z.literal('advisor'),
  role: words('写做什么，例如 美国本科申请顾问', 40),
  branch: branchCode,
  countries: z.array(knownCountry, '写成列表，例如 [us, ca]').min(1, '至少写一个国家'),
  focus: wordList('写成列表：擅长哪几件事'),
  first_talk: words('写第一次面谈怎么谈'),
}
const licence = z.strictObject({
  register: z.enum(adviserRegisters, `注册机构写 ${adviserRegisters.join('、')} 之一`),
  number: words('写注册号码', 40),
})
const sampleAdvisor = z.strictObject({
  ...advisorFields,
  ...sampled,
  licences: noProof('licences'),
  checked: noProof('checked'),
})
const realAdvisor = z.strictObject({
  ...advisorFields,
  ...consented,
  checked,
  licences: z.array(licence, '写成列表，每条有 register 和 number；没有牌照的不写这一项').default([]),
})

/** Subjects by which readers and pages look for mentors and former officers. */
export const mentorSubjects = [
  ...['计算机', '理工', '商科与经济', '人文社科', '生命与健康', '艺术与设计', '建筑与规划'],
  ...['本科申请', '硕士申请', '艺术申请', '面试准备'],
] as const

const year = z.int('写四位年份，例如 2014').min(1970, '写四位年份').max(2100, '写四位年份')
const mentorFields = {
  ...common,
  kind: z.enum(['mentor', 'officer']),
  title: words('写身份，例如 博士在读，数据科学方向', 40),
  school: words('写哪一类学校，不写校名，例如 英国综合大学', 40),
  subject: z.enum(mentorSubjects, `写下面之一，好让读者按学科找：${mentorSubjects.join('、')}`),
  country: knownCountry,
  helps: wordList('写成列表：能帮什么'),
  now: words('写现在做什么', 60),
  method: words('写怎样辅导'),
  tenure: z
    .strictObject({ from: year, to: year })
    .refine(({ from, to }) => from <= to, 'from 要早于 to')
    .nullable()
    .default(null),
  featured: z.boolean('写 true 或 false').default(false),
}
const hasTenure = ({ kind, tenure }: { kind: string; tenure: unknown }) =>
  (kind === 'officer') === (tenure !== null)
const tenureRemedy = {
  path: ['tenure'],
  error: '前招生工作人员（officer）写在招生办工作的年份 from 和 to；导师（mentor）不写',
}
const sampleMentor = z
  .strictObject({
    ...mentorFields,
    ...sampled,
    checked: noProof('checked'),
    declared: noProof('declared'),
  })
  .refine(hasTenure, tenureRemedy)
const realMentor = z
  .strictObject({
    ...mentorFields,
    ...consented,
    checked,
    declared: pastDay('写本人书面声明与原单位再无关系的日子；没有声明的不写').nullable().default(null),
  })
  .refine(hasTenure, tenureRemedy)

const kindOf = oneOf({ advisor: '顾问', mentor: '海外导师', officer: '前招生工作人员' }, 'kind ')

const personSchema = z.union([sampleAdvisor, realAdvisor, sampleMentor, realMentor])
type WrittenPerson = z.output<typeof personSchema>

const fieldOf = (written: unknown, name: string): unknown =>
  typeof written === 'object' && written !== null ? new Map(Object.entries(written)).get(name) : undefined

/** The schema of a person by what is written; for an unknown kind, one that says which there are. */
function schemaFor(written: unknown): z.ZodType<WrittenPerson> {
  const kind = fieldOf(written, 'kind')
  if (kind === 'advisor') return isSample(written) ? sampleAdvisor : realAdvisor
  if (kind === 'mentor' || kind === 'officer') return isSample(written) ? sampleMentor : realMentor
  return z.looseObject({ kind: kindOf }).transform(() => z.NEVER)
}

function toPerson(written: WrittenPerson, id: string): Person {
  if (written.kind === 'advisor') {
    const { kind: _kind, consent: _consent, ...person } = written
    return { kind: 'advisor', person: person.sample ? { id, ...person } : { id, ...person, sample: false } }
  }
  const { consent: _consent, featured, ...person } = written
  return {
    kind: 'mentor',
    person: person.sample ? { id, ...person } : { id, ...person, sample: false },
    isFeatured: featured,
  }
}

const branchPlaceOf = (branch: string): number =>
  listSeats()
    .map(({ code }) => code)
    .toSorted()
    .indexOf(branch)
const placeOf = (written: WrittenPerson): number =>
  written.kind === 'advisor' ? branchPlaceOf(written.branch) : written.kind === 'mentor' ? 100 : 200

/** Advisers by branch, then mentors, then former admissions officers. */
export const people = collectionOf({
  name: 'person',
  folder: 'lib/content/people',
  title: '人物',
  schema: personSchema,
  schemaFor,
  refuse: refuseClaims,
  record: toPerson,
  compare: (a, b) => placeOf(a.written) - placeOf(b.written) || a.id.localeCompare(b.id),
})

export const listAdvisors = (): Advisor[] =>
  shownRecords(people.list().flatMap((one) => (one.kind === 'advisor' ? [one.person] : [])))

/** Mentors abroad and former admissions officers. */
export const listMentors = (): Mentor[] =>
  shownRecords(people.list().flatMap((one) => (one.kind === 'mentor' ? [one.person] : [])))

/** Mentors and former admissions officers for front pages. */
export const listFeaturedMentors = (): Mentor[] =>
  shownRecords(people.list().flatMap((one) => (one.kind === 'mentor' && one.isFeatured ? [one.person] : [])))
