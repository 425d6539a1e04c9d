import { z } from 'zod'
import { pageOf } from './envelope'
import { choiceField, countryCodeSchema, idField, idSchema, paging, prose } from './fields'
import { contentOperation } from './operation'

const levels = ['bachelor', 'master'] as const

/** The price of studying: at a whole school, or in one programme. */
export const tuitionWireSchema = z.object({
  /** Stays the same in every build as long as title, price and length do. */
  id: z.string().regex(/^[\w-]{1,120}(\.[0-9a-f]{10})?$/),
  school: idSchema,
  school_name: prose,
  country: countryCodeSchema,
  level: z.enum(levels),
  /** `middle`: the middle half of the programmes' own prices, when the school publishes none for all of them. */
  kind: z.enum(['school', 'middle', 'programme']),
  /** Empty for a whole school. */
  programme: z.string(),
  low: z.number().nonnegative(),
  high: z.number().nonnegative(),
  currency: z.string().length(3),
  per: z.enum(['year', 'programme']),
  /** Length of the programme; null when the source gives none. */
  years: z.number().positive().nullable(),
  fee_year: prose,
  /** The year of entry to which it applies, as a number; null when the source names none. */
  price_year: z.int().nullable().default(null),
  /** For a price that is in force until another replaces it: since when. */
  price_since: z.int().nullable().default(null),
  /** The page where it was read, or the school's own. */
  url: z.string().nullable(),
  source: prose,
  checked: prose,
  note: prose.nullable(),
  /** Subjects to which a price of the whole school applies; null when it applies to all. */
  covers: prose.nullable().default(null),
  /** `rule`: the price that the state sets for all public schools, not read on the page of this one. */
  basis: z.enum(['published', 'rule']).default('published'),
  /** Paid in addition each year, and once on enrolment; null when no amount is given. */
  extra_low: z.number().nonnegative().nullable().default(null),
  extra_high: z.number().nonnegative().nullable().default(null),
  entrance: z.number().positive().nullable().default(null),
})

export const tuitionPageSchema = pageOf(tuitionWireSchema)

export const tuitionSchoolsSchema = pageOf(z.object({ id: idSchema, name: prose, prices: z.int().min(1) }))

export const tuitionSpansSchema = z.object({
  list: z.array(
    z.object({
      country: countryCodeSchema,
      level: z.enum(levels),
      basis: z.enum(['schools', 'programmes', 'few', 'average', 'living']),
      per: z.enum(['year', 'programme']),
      low: z.number(),
      typical: z.number(),
      high: z.number(),
      count: z.int().min(1),
      currency: z.string().length(3),
      /** The middle of the years of the counted prices; null when they are not known. */
      price_year: z.int().nullable().default(null),
      /** The years of the counted prices, without repetition. */
      price_years: z.array(z.int()).default([]),
      fee_years: z.array(prose),
      sources: z.array(prose),
    }),
  ),
})

export const tuitionOperations = {
  tuition: contentOperation({
    path: '/v1/tuition',
    summary:
      '一所学校一个阶段公布的学费，一行一个价：kind=school 为全校的价或区间，middle 为没有全校价时各课程价的中间一半，programme 为单个课程；low、high 以 currency 计，per 为 year 或 programme，各附年份、网址、来源与核对时间；price_year 为适用的入学年，price_since 为自哪一年起执行，来源没写的为 null',
    query: z.object({ school: idField, level: choiceField(levels), ...paging }),
    data: tuitionPageSchema,
  }),
  schools: contentOperation({
    path: '/v1/tuition_schools',
    summary: '一国一个阶段里有公布学费的学校，有名次的在前；prices 为价目数',
    query: z.object({
      country: z.string({ error: '国家要写出' }).regex(/^[a-z]{2}$/, '国家要写成两个小写字母的代码，例如 us'),
      level: choiceField(levels),
      ...paging,
    }),
    data: tuitionSchoolsSchema,
  }),
  spans: contentOperation({
    path: '/v1/tuition_spans',
    summary:
      '各国各阶段公布学费的跨度。basis=schools、programmes：五所以上学校或二十个以上课程，low、typical、high 为低价的四分位、中位数、高价的四分位，按一年计；few：更少，为其中最低与最高；price_year 为所计各价年份的中位数，price_years 为各价的年份；average：全校平均数的四分位，不是课程的价；living：不是学费，是学校公布的一学年住宿伙食、书本与个人开支之和的四分位',
    data: tuitionSpansSchema,
  }),
}
