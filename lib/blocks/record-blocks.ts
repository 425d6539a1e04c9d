import { z } from 'zod'
import { costCountries } from '@/lib/content/cost-countries/countries'
import { levels as costLevels } from '@/lib/content/cost-countries/country'
import { programmeIds } from '@/lib/content/programmes/programmes'
import { caseGroups, caseLevels } from '@/lib/contract/cases'
import { band, majorNote } from './parts'
import { copy, countryCode, paragraph } from './text'

/** What a country costs in yuan, a year and the whole course, by the rules of the cost calculator. */
export const budget = z.strictObject({
  type: z.literal('budget'),
  ...band,
  /** Country code of the calculator, such as `uk`. */
  country: z
    .string()
    .refine((code) => costCountries.some(({ value }) => value === code), '费用计算器里没有这个国家代码'),
  levels: z.array(z.enum(costLevels.map(({ value }) => value))).min(1, '至少一个阶段'),
  /** What it costs in all, or what has to be ready in which year. */
  view: z.enum(['totals', 'cash']).default('totals'),
})

/** Schools of the library in the order of their published rank; without a country those at the head of the ranking. */
export const schools = z.strictObject({
  type: z.literal('schools'),
  ...band,
  country: countryCode.optional(),
  level: z.enum(['university', 'high']).default('university'),
  limit: z.number().int().min(4).max(12).default(8),
})

/** Cases, sample ones tagged as such. */
export const cases = z.strictObject({
  type: z.literal('cases'),
  ...band,
  country: countryCode.optional(),
  level: z.enum(caseLevels).optional(),
  group: z.enum(caseGroups).optional(),
  limit: z.number().int().min(2).max(6).default(3),
})

/** All cases counted by country and level; each count leads to its list. */
export const caseMatrix = z.strictObject({ type: z.literal('caseMatrix'), ...band })

/** Every case as a line under its level. */
export const casesByLevel = z.strictObject({
  type: z.literal('casesByLevel'),
  ...band,
  levels: z.array(z.strictObject({ level: z.enum(caseLevels), text: copy(200) })).min(1, '至少一个阶段'),
})

/** Advisers, former officers and mentors of the API, those of a field where one is named. */
export const people = z.strictObject({
  type: z.literal('people'),
  ...band,
  /** Countries that the advisers look after. */
  countries: z.array(countryCode).min(1, '至少一个国家'),
  /** Subjects as the API names them. */
  subjects: z.array(z.string().min(1)).default([]),
})

/** Programmes of background enhancement from the API, by category; each category introduced in words. */
export const programmes = z.strictObject({
  type: z.literal('programmes'),
  ...band,
  categories: z.array(z.strictObject({ id: z.int(), text: copy(200) })).min(1, '至少一类'),
})

/** Majors in groups, each with a reason of its own. */
export const majors = z.strictObject({
  type: z.literal('majors'),
  ...band,
  groups: z
    .array(
      z.strictObject({ title: copy(24), text: copy(300), items: z.array(majorNote).min(2, '至少两个专业') }),
    )
    .min(2, '至少两组'),
})

/** All majors that the editors mark as popular, and every category with its count, from the API. */
export const hotMajors = z.strictObject({ type: z.literal('hotMajors'), ...band })

/** One branch: address, hours, telephone and how to get there, from the branch list. */
export const branch = z.strictObject({
  type: z.literal('branch'),
  ...band,
  code: z.string().regex(/^[a-z]{2,4}$/, '写分公司代码，例如 bj、xjp'),
})

export const status = z.strictObject({
  type: z.literal('status'),
  ...band,
  /** Id in the programme registry, which has state, date, source and official page. */
  programme: z.enum(programmeIds, { error: '写 lib/content/programmes 里的项目编号，例如 us-niw' }),
  summary: paragraph,
})

/** The company's own claims of lib/site.ts, shown as company data. */
export const claims = z.strictObject({ type: z.literal('claims'), ...band })

/** All branches, from the branch list of the API. */
export const branches = z.strictObject({ type: z.literal('branches'), ...band })
