import { z } from 'zod'
import { readLimit } from '@/lib/leads/field-limits'
import { pageOf } from './envelope'
import { choiceField, linkSchema, paging, prose } from './fields'
import { contentOperation } from './operation'

/** The types of search results, in the order of the facets. */
export const searchTypes = [
  'school',
  'hischool',
  'major',
  'product',
  'course',
  'background',
  'page',
  'news',
  'country-news',
  'case',
  'person',
] as const

/** What visitors call a type. */
export const searchTypeLabels: Readonly<Record<(typeof searchTypes)[number], string>> = {
  school: '院校',
  hischool: '中学',
  major: '专业',
  product: '产品',
  course: '语言与考试',
  background: '背景提升',
  page: '页面与专题',
  news: '资讯',
  'country-news': '国家资讯',
  case: '案例',
  person: '团队',
}

/** A card that answers a question directly. */
export type SearchAnswer = z.output<typeof searchAnswerSchema>

export type SearchType = (typeof searchTypes)[number]

export type HitRange = z.output<typeof rangeSchema>

/** Start and end of a match in UTF-16 units, as for `String.slice`. */
const rangeSchema = z.tuple([z.int().min(0), z.int().min(0)])

export const searchHitWireSchema = z.object({
  type: z.enum(searchTypes),
  title: prose,
  title_hits: z.array(rangeSchema),
  excerpt: z.object({ text: z.string(), hits: z.array(rangeSchema) }),
  href: linkSchema,
  sample: z.boolean(),
  closed: z.boolean(),
})

const facetSchema = z.object({
  type: z.enum(searchTypes),
  label: prose,
  count: z.int().min(0),
})

const nearestSchema = z.object({ type: z.enum(searchTypes), title: prose, href: linkSchema })

/**
 * The answer itself, when the meaning of the question is certain: figures with year and source, or a note that there are none and where
 * to ask.
 */
const searchAnswerSchema = z.object({
  title: prose,
  lines: z.array(
    z.object({
      label: prose,
      value: prose,
      year: prose.nullable(),
      source_name: prose,
      source_url: linkSchema.nullable(),
    }),
  ),
  unknown: prose.nullable(),
  /** The page from which the lines are taken. */
  link: linkSchema,
  /** Further links; for a card without lines and `unknown`, the possible meanings of the question. */
  links: z.array(z.object({ label: prose, href: linkSchema })),
})

export const searchPageSchema = pageOf(searchHitWireSchema).extend({
  facets: z.array(facetSchema),
  whole: z.boolean(),
  nearest: z.array(nearestSchema),
  /** Null when the meaning of the question is uncertain, or there is no answer; other hosts may leave it out. */
  answer: searchAnswerSchema.nullable().default(null),
})

/** Most names that are suggested while somebody types. */
export const mostSuggestions = 8

/** A name that begins with the typed text. */
export type Suggestion = z.output<typeof nearestSchema>

/** Longest search text in characters, after NFKC and trimming. */
export const keywordLimit = 100

/**
 * A search text as the host uses it: NFKC, without control and format characters and lost ones, spaces reduced to one. The page shows it as the text
 * that was really searched.
 */
export function normalizeKeyword(text: string): string {
  return text
    .slice(0, readLimit)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cf}\ufffd]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

const tooLong = `请勿超过 ${keywordLimit} 个字`
const keywordField = z
  .string()
  .max(readLimit, { error: tooLong, abort: true })
  .overwrite(normalizeKeyword)
  .max(keywordLimit, tooLong)

export const searchOperations = {
  search: contentOperation({
    path: '/v1/search',
    summary:
      '站内搜索：中文、英文、简称、繁体、全拼、拼音首字母都可以。facets 是各类的条数，不受 type 影响；摘要是纯文本，hits 为命中的起止位置；closed 表示项目已停止受理；whole 表示有结果符合全部的词，为 false 时结果只符合一部分，nearest 给出相近的名称（可能没有）；answer 是直接的回答（每行有数值、年份和来源），问的是什么不能肯定时为 null，只在不选类别的第 1 页给',
    query: z.object({
      Keyword: keywordField.default(''),
      q: keywordField.optional().describe('与 Keyword 相同，Keyword 为空时才看'),
      type: choiceField(searchTypes).optional(),
      ...paging,
    }),
    data: searchPageSchema,
  }),
  suggest: contentOperation({
    path: '/v1/search/suggestions',
    summary: `输入时的建议：以所写的字开头的院校、专业、项目、课程和页面的名称，最多 ${mostSuggestions} 个，常用的在前；少于一个汉字或两个字母时没有`,
    query: z.object({ Keyword: keywordField.default('') }),
    data: z.object({ list: z.array(nearestSchema).max(mostSuggestions) }),
  }),
}
