import { derivedFrom } from '@/lib/collections/derived'
import { articles, type Article as WrittenArticle } from '@/lib/collections/kinds/article'
import { shanghaiDate } from '@/lib/core/time'
import { withFigures } from './article-figures'

/** An article as it is shown: its text contains the figures and dates, its list of sources their pages. */
export type Article = ReturnType<typeof withFigures<WrittenArticle>>

/** The articles as of today, the same list all day: a registered date that has passed is marked as passed. */
export const everyArticle = derivedFrom(
  () => [articles.list(), shanghaiDate(new Date())],
  (written, _day): readonly Article[] => written.map((article) => withFigures(article)),
)

/** Whether an article is public: its day has come (Asia/Shanghai). In development all are, so that editors see what they write. */
const isPublic = ({ date }: Article) =>
  date <= shanghaiDate(new Date()) || process.env.NODE_ENV === 'development'

/** Headlines and news of the industry. */
export const listArticles = (): Article[] =>
  everyArticle().filter((article) => article.type !== 'country' && isPublic(article))

/** Articles about one country each. */
export const listCountryArticles = (): Article[] =>
  everyArticle().filter((article) => article.type === 'country' && isPublic(article))

/** The article with an id among those that are shown; null when it is not there. */
export const findArticle = (shown: readonly Article[], id: string): Article | null =>
  shown.find((article) => article.id === id) ?? null
