import { z } from 'zod'
import { programmeLevelIds, studyFieldIds } from '@/lib/schools/fields'
import { pageOf } from './envelope'
import {
  choiceField,
  countryCodeSchema,
  countryField,
  idField,
  idSchema,
  paging,
  prose,
  wordField,
} from './fields'
import { contentOperation } from './operation'
import { averageLineWireSchema, chinaAverageWireSchema, chinaRuleWireSchema } from './schools'

const text = prose.nullable()

/** One programme of a school, from its official table. */
export const programmeWireSchema = z.object({
  id: z.int(),
  level: prose,
  title: prose,
  /** Our own Chinese words, for the subjects of the US classification. */
  title_zh: text,
  field: text,
  code: text,
  detail: text,
  /** As registered or published, in `currency`, for `fee_per`. */
  fee: z.number().nullable(),
  fee_per: z.enum(['programme', 'year', 'credit', 'module', 'unit']).nullable(),
  currency: text,
  weeks: z.int().nullable(),
  /** Degrees awarded in the year. */
  graduates: z.int().nullable(),
  /** Median pay of its graduates: dollars a year after five years (US), pounds a year after 15 months (UK), dollars a month (SG). */
  pay: z.int().nullable(),
  url: text,
  year: z.string(),
  source: prose,
})

export const programmePageSchema = pageOf(programmeWireSchema).extend({
  /** Levels and fields with their numbers; for each, the filters of the other kind are applied. */
  levels: z.array(z.object({ value: z.string(), count: z.int().min(1) })),
  fields: z.array(z.object({ value: z.string(), count: z.int().min(1) })),
})

export const programmeSorts = ['title', 'fee', 'pay', 'graduates'] as const

const chinaListWireSchema = z.object({
  uk: idSchema,
  uk_name: prose,
  name_zh: prose,
  name_official: text,
  /** The group on the list. */
  tier: text,
  /** The required average; null when the list gives none. */
  score: text,
  /** The same as per cent, for a programme that asks for an upper second. */
  asked: averageLineWireSchema.default(null),
  /** The university looks at each application from the institution. */
  is_individual: z.boolean().default(false),
  /** Graduates of the institution hold a British degree, whose class counts instead of an average. */
  is_british_degree: z.boolean().default(false),
  cycle: text,
  read_on: z.iso.date(),
  url: z.url(),
})

export const chinaListsSchema = pageOf(chinaListWireSchema).extend({
  /** Chinese institutions that `q` may mean, the best match first. */
  institutions: z.array(z.object({ name: prose, universities: z.int().min(1) })),
  /** The only institution that `q` can mean, by its name or an unambiguous short form. */
  meant: prose.nullable().default(null),
  /** UK universities with a list, each with its length and the day it was read. */
  lists: z.array(
    z.object({ uk: idSchema, uk_name: z.string(), count: z.int(), read_on: z.string(), url: z.url() }),
  ),
  /** What every UK university publishes about Chinese degrees, with a list or without, by rank. */
  rules: z.array(chinaRuleWireSchema.extend({ uk_name: prose })).default([]),
  /** The averages of all these universities. */
  averages: z.array(chinaAverageWireSchema).default([]),
})

export const majorSchoolWireSchema = z.object({
  school: idSchema,
  name_zh: text,
  name_en: prose,
  country: countryCodeSchema,
  level: prose,
  title: prose,
  programmes: z.int().min(1),
  graduates: z.int().nullable(),
  pay: z.int().nullable(),
  currency: text,
  fee: z.number().nullable(),
  rank: text,
  year: z.string(),
  source: prose,
})

export const majorSchoolsSchema = pageOf(majorSchoolWireSchema).extend({
  countries: z.array(z.object({ country: countryCodeSchema, schools: z.int().min(1) })),
})

/** The UCAS points of students who began a subject at a university. */
const tariffWireSchema = z.object({
  school: idSchema,
  name: prose,
  /** Rank in the QS ranking; the first number of a range. */
  rank_num: z.int().min(1).nullable(),
  code: prose,
  title: prose,
  /** Bands of points by their lower end, each with its share of the first-year students in per cent. */
  bands: z.array(z.object({ from: z.int().min(0), percent: z.number().positive() })).min(1),
  year: prose,
})

export const tariffsSchema = pageOf(tariffWireSchema)

/** A programme of any school in the search across countries. */
const foundProgrammeWireSchema = z.object({
  id: z.int(),
  school: idSchema,
  school_name: prose,
  country: countryCodeSchema,
  rank: z.int().nullable(),
  level: prose,
  title: prose,
  title_zh: text,
  field: text,
  /** As registered or published, in `currency`, for `fee_per`. */
  fee: z.number().nullable(),
  fee_high: z.number().nullable(),
  fee_per: text,
  currency: text,
  /** The price of a year of full-time study, when length and mode of study are known. */
  fee_year: z.number().nullable(),
  /** The page gives several years, or none, without saying whether they are years of full-time or part-time study. */
  is_year_unclear: z.boolean().default(false),
  /** Length of full-time study. */
  years: z.number().nullable(),
  /** The lowest score that the school publishes for itself. */
  ielts: z.number().nullable(),
  graduates: z.int().nullable(),
  pay: z.int().nullable(),
  /** `course`: the page of the course; `school`: the school's site, when no other page is known. */
  link: z.object({ kind: z.enum(['course', 'school']), url: z.url() }).nullable(),
  year: z.string(),
  source: prose,
  /** The group of the institution `cn` on the list of this university. */
  china: z.object({ tier: text, score: text }).nullable(),
})

export const programmeBands = ['top50', 'top100', 'top200', 'top500'] as const

export const foundProgrammesSchema = pageOf(foundProgrammeWireSchema).extend({
  countries: z.array(z.object({ country: countryCodeSchema, count: z.int().min(1) })),
  /** How many rows a filter leaves out because the value is not published for them. */
  lacking: z.array(z.object({ name: z.string(), count: z.int().min(1) })),
  /** The only Chinese institution that `cn` can mean; when null, `institutions` lists the possible ones. */
  institution: text,
  institutions: z.array(prose),
  /** The majors that `q` means, in Chinese. */
  majors: z.array(prose),
})

const numberField = (min: number, max: number, error: string) =>
  z.coerce.number({ error }).min(min, error).max(max, error).optional()

const feeField = z.coerce
  .number({ error: '学费上限要写成数字' })
  .min(0, '学费上限不能是负数')
  .max(10_000_000, '学费上限太大')
  .optional()

export const programmeOperations = {
  find: contentOperation({
    path: '/v1/programmes',
    summary:
      '跨学校找课程：q 为专业或课程名，中英文都可以；fee 为一年学费上限（万元人民币），years 为学制上限，ielts 为学校公布的雅思起点上限，band 为世界排名，cn 为国内本科院校（英国硕士的名单）。没有这一项的行不在结果里，lacking 说有多少。美国、日本的行是学科与学部，不是课程名',
    query: z.object({
      q: wordField(100),
      country: countryField,
      level: choiceField(programmeLevelIds).optional(),
      field: choiceField(studyFieldIds).optional(),
      fee: numberField(0, 1000, '学费上限要写成万元，0 到 1000'),
      years: numberField(0.5, 10, '学制要写成 0.5 到 10 年'),
      ielts: numberField(4, 9, '雅思要写成 4 到 9'),
      band: choiceField(programmeBands).optional(),
      cn: wordField(60),
      ...paging,
    }),
    data: foundProgrammesSchema,
  }),
  programmes: contentOperation({
    path: '/v1/school_programmes',
    summary:
      '一所学校的课程：英国本科、澳大利亚 CRICOS、美国各学科学位、日本学部与研究科、香港授课型硕士、新加坡本科。q 在课程名中查找；fee_max 按该校课程表的货币；levels 与 fields 给出各层次、各学科的数目',
    query: z.object({
      school: idField,
      q: wordField(100),
      level: choiceField(programmeLevelIds).optional(),
      field: choiceField(studyFieldIds).optional(),
      fee_max: feeField,
      sort: choiceField(programmeSorts).default('title'),
      ...paging,
    }),
    data: programmePageSchema,
  }),
  chinaLists: contentOperation({
    path: '/v1/china_lists',
    summary:
      '英国大学公布的中国院校名单：q 为中国院校的全名、简称或名中的几个字，name 为一所中国院校的全名，uk 为一所英国大学的编号；institutions 为 q 可能指的院校，meant 为其中没有疑问的一所，lists 为各份名单的所数与读取日，rules 为各校对中国本科院校的写法（有没有名单、名单内外各要多少均分）',
    query: z.object({ q: wordField(60), name: wordField(60), uk: idField.optional(), ...paging }),
    data: chinaListsSchema,
  }),
  tariffs: contentOperation({
    path: '/v1/uk_tariffs',
    summary:
      '英国各大学一个学科新生的 UCAS 积分分布（HESA／Discover Uni）：codes 为以逗号分隔的学科代码（CAH），至多四个；bands 的 from 为一档的下端，percent 为占新生的百分比',
    query: z.object({
      codes: z
        .string({ error: '学科代码要写出' })
        .regex(/^CAH\d\d(-\d\d){0,2}(,CAH\d\d(-\d\d){0,2}){0,3}$/, '学科代码要以逗号分隔，至多四个'),
      ...paging,
    }),
    data: tariffsSchema,
  }),
  majorSchools: contentOperation({
    path: '/v1/major_schools',
    summary:
      '开设一个专业的学校，按国家；match 为 near 时是相近学科（编号里还有别的学科），不带人数和收入；graduates 为一年授予的学位数，pay 为毕业生收入中位数（currency），fee 为学费',
    query: z.object({
      major: idField,
      country: countryField,
      sort: choiceField(['rank', 'graduates', 'pay']).default('rank'),
      match: choiceField(['exact', 'near']).default('exact'),
      ...paging,
    }),
    data: majorSchoolsSchema,
  }),
}
