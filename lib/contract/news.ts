import { z } from 'zod'
import { pageOf } from './envelope'
import {
  branchField,
  choiceField,
  countryCodeSchema,
  daySchema,
  idSchema,
  paging,
  prose,
  readingKinds,
  sourceSchema,
} from './fields'
import { contentOperation } from './operation'

export const newsTypes = ['headlines', 'industry', 'country'] as const

export type NewsType = (typeof newsTypes)[number]

/**
 * The figure that an article is about. `former` is what it was before, in the same unit; `period` says of when the value is, such as
 * `2027-01-01 起`.
 */
const keyFigureWireSchema = z.object({
  label: prose,
  value: z.number(),
  former: z.number().nullable(),
  unit: prose,
  period: prose,
  source: sourceSchema,
})

export type KeyFigure = z.output<typeof keyFigureWireSchema>

export const newsWireSchema = z.object({
  id: idSchema,
  type: z.enum(newsTypes),
  title: prose,
  summary: prose,
  date: daySchema,
  /** Day of the last change of the text, after `date`; null when it was not changed. */
  updated: daySchema.nullable(),
  author: prose,
  country: countryCodeSchema.nullable(),
  figure: keyFigureWireSchema.optional(),
})

export const newsPageSchema = pageOf(newsWireSchema)

/**
 * A source of an article. `read`: what was read there, null when it is only a reference for readers; `checked`: the day of that reading,
 * null when it was not recorded; `note`: what was taken from it, null when the article itself says so.
 */
export const newsSourceWireSchema = sourceSchema
  .extend({
    read: z.enum(readingKinds).nullable(),
    checked: daySchema.nullable(),
    note: prose.nullable(),
  })
  .refine(({ read, checked }) => checked === null || read !== null, {
    path: ['checked'],
    error: '核对日期要和读的是什么一起写',
  })

export const newsDetailWireSchema = newsWireSchema.extend({
  sections: z.array(
    z.object({
      heading: prose.nullable(),
      paragraphs: z.array(prose),
      list: z.array(prose).optional(),
    }),
  ),
  sources: z.array(newsSourceWireSchema),
})

export const newsOperations = {
  list: contentOperation({
    path: '/v1/news',
    summary: '资讯，新的在前；filiale 只留与该分公司所在地有关和不分地区的',
    query: z.object({ type: choiceField(newsTypes).optional(), filiale: branchField.optional(), ...paging }),
    data: newsPageSchema,
  }),
  record: contentOperation({
    path: '/v1/news/{id}',
    summary: '一篇资讯的正文，和每条来源读的是什么、哪天读的',
    data: newsDetailWireSchema,
  }),
  ofBranch: contentOperation({
    path: '/v1/news-filiale',
    summary: '城市页的资讯：先列该分公司所在地的，再列不分地区的',
    query: z.object({ filiale: branchField, ...paging }),
    data: newsPageSchema,
  }),
}
