import { z } from 'zod'
import { isCostCountry } from '@/lib/collections/kinds/cost-country'
import { programmeId } from '@/lib/collections/kinds/programme'
import { caseGroups, caseLevels } from '@/lib/contract/cases'
import { spreadFieldOf } from '@/lib/schools/price-fields'
import { levels as costLevels } from '@/lib/tools/cost/levels'
import { lineIds } from '@/lib/tools/cost/line-ids'
import { band, majorNote } from './parts'
import { copy, countryCode, paragraph, whole } from './text'

/** The cost of a country in yuan, for a year and the whole course, by the rules of the cost calculator. */
export const budget = z.strictObject({
  type: z.literal('budget'),
  ...band,
  /** Country code in the calculator, such as `uk`. */
  country: z.string().refine(isCostCountry, '费用计算器里没有这个国家代码'),
  levels: z.array(z.enum(costLevels.map(({ value }) => value))).min(1, '至少一个阶段'),
  /** The total cost, or the money that must be ready in each year. */
  view: z.enum(['totals', 'cash']).default('totals'),
})

/**
 * What a picture shows: prices of a country's schools, a year in every country, averages that British universities require, which share
 * American universities admit, what the first year in a country consists of, which scores of the earlier TOEFL are which of the new one.
 */
const plotKinds = ['prices', 'years', 'averages', 'admission', 'bill', 'scales'] as const

const kindsOfCountries: ReadonlySet<string> = new Set(['prices', 'years', 'bill'])

/** A picture of data that the site holds. The data is named here, never typed. */
export const plot = z
  .strictObject({
    type: z.literal('plot'),
    ...band,
    of: z.enum(plotKinds, `图只有这几种：${plotKinds.join('、')}`),
    /** For `prices` the country of the schools, for `years` the one that is compared, for `bill` that of the year. */
    country: z.string().refine(isCostCountry, '费用计算器里没有这个国家代码').optional(),
    level: z.enum(['undergraduate', 'master']).default('undergraduate'),
    /** For `bill`: the lines of the calculator that are often forgotten, and why. */
    overlooked: z
      .array(z.strictObject({ line: z.enum(lineIds, `只有这几项：${lineIds.join('、')}`), text: copy(60) }))
      .default([]),
  })
  .superRefine(({ of, country }, context) => {
    const fail = (message: string) => context.addIssue({ code: 'custom', path: ['country'], message })
    const needsCountry = kindsOfCountries.has(of)
    if (needsCountry && country === undefined) fail('这种图要写国家代码，例如 uk')
    if (!needsCountry && country !== undefined) fail('这种图的国家是定的，请删掉 country')
    if (of === 'prices' && country !== undefined && spreadFieldOf(country) === null)
      fail('院校库里这个国家的学费不够画图，请改用 of: years')
  })

/** Schools of the library in the order of their published rank; without a country the highest ranks of all. */
export const schools = z.strictObject({
  type: z.literal('schools'),
  ...band,
  country: countryCode.optional(),
  level: z.enum(['university', 'high']).default('university'),
  limit: whole(z.int().min(4).max(12)).default(8),
})

/** Cases; samples are tagged. */
export const cases = z.strictObject({
  type: z.literal('cases'),
  ...band,
  country: countryCode.optional(),
  level: z.enum(caseLevels).optional(),
  group: z.enum(caseGroups).optional(),
  limit: whole(z.int().min(2).max(6)).default(3),
})

/** Number of all cases by country and level; each number links to its list. */
export const caseMatrix = z.strictObject({ type: z.literal('caseMatrix'), ...band })

/** Every case as one line below its level. */
export const casesByLevel = z.strictObject({
  type: z.literal('casesByLevel'),
  ...band,
  levels: z.array(z.strictObject({ level: z.enum(caseLevels), text: copy(200) })).min(1, '至少一个阶段'),
})

/** Advisers, former officers and mentors from the API; with `field`, only those of that field. */
export const people = z.strictObject({
  type: z.literal('people'),
  ...band,
  /** Countries for which the advisers work. */
  countries: z.array(countryCode).min(1, '至少一个国家'),
  /** What the advisers do well, in the words of their records; a page about a subject names it, or shows advisers of any. */
  focus: z.array(z.string().min(1)).default([]),
  /** Subjects by their names in the API. */
  subjects: z.array(z.string().min(1)).default([]),
})

/** Programmes of background enhancement from the API, by category, with an introduction for each category. */
export const programmes = z.strictObject({
  type: z.literal('programmes'),
  ...band,
  categories: z.array(z.strictObject({ id: whole(z.int()), text: copy(200) })).min(1, '至少一类'),
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

/** All majors that the editors mark as popular, and every category with its number, from the API. */
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
  programme: programmeId,
  summary: paragraph,
})

/** All branches, from the branch list of the API. */
export const branches = z.strictObject({ type: z.literal('branches'), ...band })
