import { listCountries } from '@/lib/collections/kinds/country'
import {
  type Article,
  findArticle,
  listArticles,
  listCountryArticles,
} from '@/lib/collections/kinds/shown-articles'
import { countryNewsOperations } from '@/lib/contract/country-news'
import { newsDetailWireSchema, newsOperations, newsWireSchema } from '@/lib/contract/news'
import { answering } from './answering'
import { countBy, pageOf } from './lists'

/** A page of summaries: the schema leaves out what they have not. */
function summariesOf(...asked: Parameters<typeof pageOf<Article>>) {
  const page = pageOf(...asked)
  return { ...page, list: page.list.map((article) => newsWireSchema.parse(article)) }
}

const detailOf = (article: Article | null) => article && newsDetailWireSchema.parse(article)

/** The articles about a branch's place, and those about none. */
const ofBranch = (filiale: string) => listArticles().filter(({ branches }) => branches.includes(filiale))
const ofNone = () => listArticles().filter(({ branches }) => branches.length === 0)

export const newsAnswers = answering(newsOperations, {
  list: ({ filiale, ...query }) =>
    summariesOf(
      listArticles().filter(
        ({ branches }) => filiale === undefined || branches.length === 0 || branches.includes(filiale),
      ),
      query,
    ),
  record: (_, id) => detailOf(findArticle(listArticles(), id)),
  ofBranch: ({ filiale, ...paging }) => summariesOf([...ofBranch(filiale), ...ofNone()], paging),
})

export const countryNewsAnswers = answering(countryNewsOperations, {
  countries: () => {
    const counts = countBy(listCountryArticles(), ({ country }) => country ?? '')
    return listCountries().flatMap(({ code, name }) => {
      const count = counts.get(code)
      return count === undefined ? [] : [{ code, name, count }]
    })
  },
  articles: ({ id, ...query }) =>
    id === undefined
      ? summariesOf(listCountryArticles(), query)
      : detailOf(findArticle(listCountryArticles(), id)),
})
