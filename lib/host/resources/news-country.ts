import { z } from 'zod'
import { countryNewsAnswerSchema, newsCountryListSchema } from '@/lib/api/country-news'
import { countries } from '@/lib/host/content/countries'
import { type CountryArticle, countryArticles } from '@/lib/host/content/country-news/country-news'
import { defineOperation, noQuery } from './operation'
import { countryField, idField, paginate, paging } from './query'

function toSummary({ id, type, title, summary, date, updated, author, country }: CountryArticle) {
  return { id, type, title, summary, date, updated, author, country }
}

export const newsCountryOperations = [
  defineOperation({
    path: '/v1/news-country',
    summary: '有资讯的国家和地区及各自篇数，按导航顺序',
    query: noQuery,
    data: newsCountryListSchema,
    answer: () =>
      countries.flatMap(({ code, name }) => {
        const count = countryArticles.filter(({ country }) => country === code).length
        return count > 0 ? [{ code, name, count }] : []
      }),
  }),
  defineOperation({
    path: '/v1/news-country-info/normal',
    summary: '国家资讯：给 id 时为一篇的正文、来源和更新日期，否则为列表，新的在前，可按 country 筛选',
    query: z.object({ id: idField.optional(), country: countryField, ...paging }),
    data: countryNewsAnswerSchema,
    answer: ({ id, country, ...paging }) => {
      if (id !== undefined) return countryArticles.find((article) => article.id === id) ?? null
      const page = paginate(
        countryArticles.filter((article) => country === undefined || article.country === country),
        paging,
      )
      return { ...page, list: page.list.map(toSummary) }
    },
  }),
]
