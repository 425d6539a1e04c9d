import { z } from 'zod'
import { chinaRuleCovers, chinaRuleKinds, offListKinds } from '@/lib/schools/china-rules'
import {
  type FinderFilter,
  type FinderName,
  finderFilters,
  finderNames,
  studyLevelIds,
} from '@/lib/schools/finder'
import { priceSpans } from '@/lib/schools/price-spans'
import { pageOf } from './envelope'
import {
  choiceField,
  countryCodeSchema,
  countryField,
  idField,
  idSchema,
  largestPage,
  paging,
  prose,
  wordField,
} from './fields'
import { contentOperation } from './operation'

const schoolLevels = ['university', 'hischool'] as const

/** `top*` include every school up to that rank, so each band includes the bands before it. */
export const rankBands = ['top50', 'top100', 'top200', 'top500', 'unranked'] as const

export const schoolSorts = ['rank', 'name', 'cost', 'admission', 'international', 'size'] as const

export const sortOrders = ['asc', 'desc'] as const

/** Whether a high school offers boarding or day places; a school with both matches either. */
export const boardingChoices = ['boarding', 'day'] as const

/** Kinds of universities that mostly do not offer four years on a campus. */
export const schoolKinds = ['two-year', 'online'] as const

export type SchoolLevel = (typeof schoolLevels)[number]
export type RankBand = (typeof rankBands)[number]

const text = prose.nullable()
const amount = z.int().min(0).nullable()

/** `world` is the rank as published, a number or a band such as `801-850`; `num` is its first number, for sorting only. */
const placeSchema = z.object({ source: prose, year: z.int(), world: prose, num: z.int().min(1) })

/**
 * One published value; `lib/schools/values` defines its meaning. `place` of `among`: position among the schools of its kind and country with
 * a number of the same year, highest first, or the lowest first where the definition says so; null where numbers are ranges.
 */
export const schoolValueWireSchema = z.object({
  key: prose,
  num: z.number().nullable(),
  num_to: z.number().nullable(),
  text,
  year: z.string(),
  source: prose,
  place: z.int().min(1).nullable(),
  among: z.int().min(1).nullable(),
  /** The part of the school to which it applies, such as a faculty; null for the whole school. */
  covers: prose.nullable().default(null),
  /** What the two ends of a price are; see `lib/schools/price-spans.ts`. */
  span: z.enum(priceSpans).default('all'),
})

export const schoolWireSchema = z.object({
  id: idSchema,
  level: z.enum(schoolLevels),
  name_zh: text,
  name_en: prose,
  country: countryCodeSchema,
  city: text,
  state: text,
  rank: placeSchema.nullable(),
  /** Rank in the previous edition, written like `world`. */
  rank_prev: text,
  /** Exact rank in ARWU; null beyond 100, where bands are published. */
  rank_arwu: z.int().min(1).nullable(),
  /** Rank or band in ARWU; other hosts may leave it out. */
  arwu: placeSchema.nullable().default(null),
  /** The city in Chinese, when we know it. */
  city_zh: text.default(null),
  /** Number of published values that the detail operation returns. */
  figures: z.int().min(0).default(0),
  /** Number of known programmes. */
  programme_count: z.int().min(0).default(0),
  /** In a list: the published values that its filters and its order use, as far as the school has them. */
  highlights: z.array(schoolValueWireSchema).default([]),
  website: z.url({ protocol: /^https?$/ }).nullable(),
  boarding: z.enum(['boarding', 'day', 'both', 'private']).nullable(),
  /** For a university that mostly awards two-year degrees, or teaches mostly online. */
  kind: z.enum(schoolKinds).nullable().default(null),
  enrolment: amount,
  enrolment_year: text,
})

export const schoolPageSchema = pageOf(schoolWireSchema).extend({
  /** Number of schools that `q` names; they come first in the usual order. */
  exact: z.int().min(0).default(0),
  /** Number of schools that have the same name and are meant less often; they follow. */
  alike: z.int().min(0).default(0),
})

export const schoolRecordSchema = schoolWireSchema.extend({
  /** Source of the Chinese name: the ministry's list of recognised schools, a table, or general knowledge. */
  name_zh_source: z.enum(['cscse', 'dataset', 'common']).nullable(),
  name_alt: z.array(prose),
  /** Former names. */
  name_previous: z.array(prose).default([]),
  ror_id: text,
  wikidata_id: text,
  source: prose,
})

/** A school as stored in its table; values of other tables are added on request. */
export type SchoolRow = z.output<typeof schoolRecordSchema>

/** A published price of a programme, a pathway course or a group of subjects. */
export const schoolFeeWireSchema = z.object({
  kind: z.enum(['programme', 'pathway', 'group']),
  level: prose,
  title: prose,
  low: z.number().nullable(),
  high: z.number().nullable(),
  currency: text,
  per: prose,
  text,
  year: z.string(),
  ielts: z.number().nullable(),
  note: text,
  /** Paid once on enrolment. */
  once: z.number().nullable().default(null),
  url: text,
  checked: z.string(),
  source: prose,
})

/** Outcomes of a UK school's students of one subject. Pay is in pounds a year, 15 months after graduation. */
export const schoolSubjectWireSchema = z.object({
  code: prose,
  title: prose,
  title_zh: text,
  depth: z.int(),
  courses: z.int().nullable(),
  pay_low: z.int().nullable(),
  pay: z.int().nullable(),
  pay_high: z.int().nullable(),
  pay_n: z.int().nullable(),
  pay_year: text,
  continuation: z.number().nullable(),
  continuation_year: text,
  tariff: text,
  tariff_year: text,
})

/** Required weighted average in per cent; programmes range from `low` to `high`. */
export const averageLineWireSchema = z.object({ low: z.number(), high: z.number() }).nullable()

/** How a UK university treats degrees of Chinese institutions, in Chinese sentences. */
export const chinaRuleWireSchema = z.object({
  uk: idSchema,
  kind: z.enum(chinaRuleKinds),
  scope: prose,
  covers: z.enum(chinaRuleCovers).default('master'),
  summary: prose,
  inside: text,
  outside: text,
  off_list: z.enum(offListKinds).nullable().default(null),
  caveat: text,
  url: z.url(),
  reviewed_on: z.iso.date(),
})

/** After the numbers of the tile: on what they depend. */
export const averageEndings = [
  '看名单',
  '看课程和名单',
  '看院校档和课程',
  '看院校档',
  '看院校',
  '看院校和课程',
  '看院校类别',
  '看课程',
  '看软科排名',
  '看 ARWU 档',
  '看是否 211',
  '看是否 211、985',
  '由招生办公室评估',
  '随院校和课程变',
] as const

/** The tile without numbers: where the university states them. */
export const averagePointers = [
  '看课程页',
  '看学校中国页',
  '看学校中国页和课程页',
  '看学校国际学历页',
  '看学校国际学历页和课程页',
  '看学校国别页',
  '用学校的查询框查',
] as const

/** One average that a UK university requires of Chinese degrees. */
export const chinaAverageWireSchema = z.object({
  uk: idSchema,
  scope: z.enum(['university', 'faculty', 'course', 'campus']),
  /** The faculty, course or campus; null for the university. */
  scope_name: text,
  degree: z.enum(['bachelor', 'master']),
  /** The class of a British degree that a programme asks for; `unstated`: the source gives a number without a class. */
  uk_class: z.enum(['first', '2:1', '2:2', 'third', 'unstated']).nullable(),
  /** `all`, `in_list`, `outside_list`, or a group as the university names it. */
  institutions: prose,
  institutions_zh: text,
  /** Of 100; null when the source states none. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** How a number varies: by kind of institution, not at all, by course, or it is only one course's example. */
  basis: z.enum(['tier', 'all courses', 'by course', 'example']).nullable(),
  /** What decides: institution and average, the average alone, the page of the course, or a list of institutions. */
  decides: z.enum(['both', 'average', 'course page', 'list']),
  /** Before the numbers of the tile: the part of the institutions to which they apply. */
  opening_zh: text,
  ending_zh: z.enum([...averageEndings, ...averagePointers]).nullable(),
  /** An unsure row is printed nowhere as a number and never compared. */
  is_sure: z.boolean(),
  url: z.url(),
  read_on: z.iso.date(),
})

/** Fields that other hosts may leave out have a default: their pages then show less. */
export const schoolDetailWireSchema = schoolRecordSchema.extend({
  values: z.array(schoolValueWireSchema).default([]),
  fees: z.array(schoolFeeWireSchema).default([]),
  subjects: z.array(schoolSubjectWireSchema).default([]),
  china_rules: z.array(chinaRuleWireSchema).default([]),
  china_averages: z.array(chinaAverageWireSchema).default([]),
  china_listed: z.int().min(0).default(0),
  /** Programmes by level. */
  /** `fee`, `pay` and `graduates`: the courses that have this value. */
  programmes: z
    .array(
      z.object({
        level: prose,
        count: z.int().min(1),
        fee: z.int().default(0),
        pay: z.int().default(0),
        graduates: z.int().default(0),
      }),
    )
    .default([]),
})

/** Some published values of one ranked school, for comparing many. */
const rankedValuesWireSchema = z.object({
  id: idSchema,
  name_zh: text,
  name_en: prose,
  country: countryCodeSchema,
  website: z.url({ protocol: /^https?$/ }).nullable(),
  /** Rank in the QS ranking; the first number of a range. */
  rank_num: z.int().min(1),
  values: z.array(schoolValueWireSchema),
})

export const rankedValuesSchema = pageOf(rankedValuesWireSchema)

/** Names of schools, for pages that mention many of them. */
const schoolNamesSchema = z.array(
  z.object({ id: idSchema, level: z.enum(schoolLevels), name_zh: text, name_en: prose }),
)

export const schoolFacetsSchema = z.object({
  total: z.int().min(0),
  facets: z.array(
    z.object({
      name: prose,
      counts: z.array(z.object({ value: z.string(), count: z.int().min(0) })),
      lacking: z.int().min(0),
    }),
  ),
})

const letterField = z
  .string()
  .regex(/^[a-zA-Z]$/, '首字母要写成一个英文字母')
  .toUpperCase()
  .optional()

const finderField = (name: FinderName) => {
  const filter: FinderFilter = finderFilters[name]
  const values = [...filter.choices.map(({ value }) => value), ...('unknown' in filter ? ['unknown'] : [])]
  return z
    .string()
    .refine((value) => values.includes(value), `只能是 ${values.join('、')}`)
    .optional()
}

const finderFields = Object.fromEntries(finderNames.map((name) => [name, finderField(name)])) as Record<
  FinderName,
  ReturnType<typeof finderField>
>

const filters = {
  level: choiceField(schoolLevels).default('university'),
  country: countryField,
  city: wordField(60),
  band: choiceField(rankBands).optional(),
  letter: letterField,
  boarding: choiceField(boardingChoices).optional(),
  near: idField.optional(),
  q: wordField(100),
  study: choiceField(studyLevelIds).optional(),
  kind: choiceField(['degree']).optional(),
  ...finderFields,
  sort: choiceField(schoolSorts).default('rank'),
  order: choiceField(sortOrders).default('asc'),
}

export const schoolOperations = {
  list: contentOperation({
    path: '/v1/schools',
    summary:
      '院校库。band 为累计名次段（top100 含 top50）；q 在中文名、英文名、常用名、拼音和缩写中查找，不分大小写、全半角和繁简，q 就是它的名称的（exact 所）排在最前，同名而少指的（alike 所）在其后；没有校名含整个 q 时，其中每个词都要在校名里，或是城市、国家；letter 为英文名首字母（不计开头的 The）；boarding 只用于中学；near 为一所学校的编号，列出同类同国中名次（没有名次时为所在地）与它相近的学校；study 说明 subject 与 cost 按本科还是硕士；cost 以万元人民币计，澳大利亚按登记册里一年学费最低的课程，写了 subject 的按这个学科最低的课程或全校统一的价，unknown 列出没有可比的学费的；entry 列出学校写明了这种资格的本科门槛的大学；ib、alevel 列出写过这么低的本科要求的，average 列出对国内均分写过这么低的硕士要求的英国大学，average_other 只看名单外的院校；kind=degree 不列两年制和网络授课为主的大学；没有筛选值或排序值的学校不通过筛选、排在最后',
    query: z.object({ ...filters, ...paging }),
    data: schoolPageSchema,
  }),
  facets: contentOperation({
    path: '/v1/school_facets',
    summary:
      '院校库各项筛选：每个选项剩下多少所学校（其余条件照用），lacking 为没有这一项数据的学校数；参数同 /v1/schools',
    query: z.object(filters),
    data: schoolFacetsSchema,
  }),
  values: contentOperation({
    path: '/v1/school_values',
    summary:
      '一国有 QS 名次、且至少公布了所列一项数值的大学，按名次；keys 为以逗号分隔的数值名，例如 sat,act,ielts，数值的写法同 /v1/schools/{id} 的 values',
    query: z.object({
      country: z.string({ error: '国家要写出' }).regex(/^[a-z]{2}$/, '国家要写成两个小写字母的代码，例如 us'),
      keys: z
        .string({ error: '数值名要写出' })
        .regex(/^[a-z][a-z0-9-]{0,40}(,[a-z][a-z0-9-]{0,40}){0,5}$/, '数值名要以逗号分隔，至多六个'),
      ...paging,
    }),
    data: rankedValuesSchema,
  }),
  names: contentOperation({
    path: '/v1/school_names',
    summary: `学校的中英文名；ids 为以逗号分隔的编号，至多 ${largestPage} 个，没有的编号不在结果里`,
    query: z.object({
      ids: z
        .string({ error: '编号要写出' })
        .regex(/^[\w-]{1,120}(,[\w-]{1,120})*$/, '编号要以逗号分隔')
        .refine((ids) => ids.split(',').length <= largestPage, `至多 ${largestPage} 个编号`),
    }),
    data: schoolNamesSchema,
  }),
  record: contentOperation({
    path: '/v1/schools/{id}',
    summary:
      '一所大学或中学的全部资料；查不到来源的项为 null。values 为公布的数值，各附年份与来源，place/among 为它在同国同类学校同一年的数里由高到低的位置（录取率由低到高），区间没有位置；已停办或合并的编号给出后继学校',
    data: schoolDetailWireSchema,
  }),
}
