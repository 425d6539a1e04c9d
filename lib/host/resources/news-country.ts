import { listCountries } from '@/lib/collections/kinds/country'
import { type Article, findArticle, listCountryArticles } from '@/lib/collections/kinds/shown-articles'
import { countryNewsOperations } from '@/lib/contract/country-news'
import { answering } from './answering'
import { paginate } from './paginate'

function toSummary({ id, type, title, summary, date, updated, author, country, figure }: Article) {
  return { id, type, title, summary, date, updated, author, country, figure }
}

export const newsCountryAnswers = answering(countryNewsOperations, {
  countries: () =>
    listCountries().flatMap(({ code, name }) => {
      const count = listCountryArticles().filter(({ country }) => country === code).length
      return count > 0 ? [{ code, name, count }] : []
    }),
  articles: ({ id, country, ...paging }) => {
    if (id !== undefined) return findArticle(listCountryArticles(), id)
    const page = paginate(
      listCountryArticles().filter((article) => country === undefined || article.country === country),
      paging,
    )
    return { ...page, list: page.list.map(toSummary) }
  },
})
