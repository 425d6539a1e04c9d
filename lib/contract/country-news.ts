import { z } from 'zod'
import { countryCodeSchema, countryField, idField, paging, prose } from './fields'
import { newsDetailWireSchema, newsPageSchema } from './news'
import { contentOperation } from './operation'

export const newsCountryListSchema = z.array(
  z.object({ code: countryCodeSchema, name: prose, count: z.int().min(1) }),
)

/** The answer of /v1/news-country-info/normal: one article when the query has an id, otherwise a page of summaries. */
const countryNewsAnswerSchema = z.union([newsDetailWireSchema, newsPageSchema])

export const countryNewsOperations = {
  countries: contentOperation({
    path: '/v1/news-country',
    summary: '有资讯的国家和地区及各自篇数，按导航顺序',
    data: newsCountryListSchema,
  }),
  articles: contentOperation({
    path: '/v1/news-country-info/normal',
    summary: '国家资讯：给 id 时为一篇的正文、来源和更新日期，否则为列表，新的在前，可按 country 筛选',
    query: z.object({ id: idField.optional(), country: countryField, ...paging }),
    data: countryNewsAnswerSchema,
  }),
}
