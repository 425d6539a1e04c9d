import { z } from 'zod'
import { newsDetailWireSchema, newsPageSchema, newsTypes } from '@/lib/api/news'
import { type Article, articles } from '@/lib/host/content/news'
import { defineOperation, noQuery } from './operation'
import { branchField, choiceField, paginate, paging } from './query'

const isFor = (article: Article, filiale: string) =>
  article.branches.length === 0 || article.branches.includes(filiale)

function toSummary({ id, type, title, summary, date, updated, author, country }: Article) {
  return { id, type, title, summary, date, updated, author, country }
}

function pageOfSummaries(list: readonly Article[], paging: { page: number; limit: number }) {
  const page = paginate(list, paging)
  return { ...page, list: page.list.map(toSummary) }
}

export const newsOperations = [
  defineOperation({
    path: '/v1/news',
    summary: '资讯，新的在前；filiale 只留与该分公司所在地有关和不分地区的',
    query: z.object({ type: choiceField(newsTypes).optional(), filiale: branchField.optional(), ...paging }),
    data: newsPageSchema,
    answer: ({ type, filiale, ...paging }) =>
      pageOfSummaries(
        articles.filter(
          (article) =>
            (type === undefined || article.type === type) &&
            (filiale === undefined || isFor(article, filiale)),
        ),
        paging,
      ),
  }),
  defineOperation({
    path: '/v1/news/{id}',
    summary: '一篇资讯的正文、来源和更新日期',
    query: noQuery,
    data: newsDetailWireSchema,
    answer: (_, id) => {
      const article = articles.find((candidate) => candidate.id === id)
      if (!article) return null
      return {
        ...toSummary(article),
        sections: article.sections,
        sources: article.sources,
      }
    },
  }),
  defineOperation({
    path: '/v1/news-filiale',
    summary: '城市页的资讯：先列该分公司所在地的，再列不分地区的',
    query: z.object({ filiale: branchField, ...paging }),
    data: newsPageSchema,
    answer: ({ filiale, ...paging }) => {
      const [own, general] = [
        articles.filter((article) => article.branches.includes(filiale)),
        articles.filter((article) => article.branches.length === 0),
      ]
      return pageOfSummaries([...own, ...general], paging)
    },
  }),
]
