import { type Article, findArticle, listArticles } from '@/lib/collections/kinds/shown-articles'
import { newsOperations } from '@/lib/contract/news'
import { answering } from './answering'
import { paginate } from './paginate'

const isFor = (article: Article, filiale: string) =>
  article.branches.length === 0 || article.branches.includes(filiale)

function toSummary({ id, type, title, summary, date, updated, author, country, figure }: Article) {
  return { id, type, title, summary, date, updated, author, country, figure }
}

function pageOfSummaries(list: readonly Article[], paging: { page: number; limit: number }) {
  const page = paginate(list, paging)
  return { ...page, list: page.list.map(toSummary) }
}

export const newsAnswers = answering(newsOperations, {
  list: ({ type, filiale, ...paging }) =>
    pageOfSummaries(
      listArticles().filter(
        (article) =>
          (type === undefined || article.type === type) && (filiale === undefined || isFor(article, filiale)),
      ),
      paging,
    ),
  record: (_, id) => {
    const article = findArticle(listArticles(), id)
    if (article === null) return null
    return {
      ...toSummary(article),
      sections: article.sections,
      sources: article.sources,
    }
  },
  ofBranch: ({ filiale, ...paging }) => {
    const articles = listArticles()
    const [own, general] = [
      articles.filter((article) => article.branches.includes(filiale)),
      articles.filter((article) => article.branches.length === 0),
    ]
    return pageOfSummaries([...own, ...general], paging)
  },
})
