import { placeholderDate } from '@/lib/core/placeholder-date'
import { shanghaiDate } from '@/lib/core/time'
import { FactError } from '@/lib/facts/registry'
import { withFigures } from './article-figures'
import { ArticleError, parseArticle } from './article-file'
import { recordFiles } from './record-files'

type Written = ReturnType<typeof parseArticle>

/** An article as it is shown: its text contains the figures and dates, its list of sources their pages. */
export type Article = ReturnType<typeof withFigures<Written>>

/** Every article as written in its file, newest first; on the same day by id. To add an article, add a file. */
const writtenArticles = recordFiles<Written>({
  folder: 'lib/content/articles',
  extension: '.md',
  title: '文章',
  parse: (name, text) => {
    const article = parseArticle(name, text)
    withFigures(article)
    return article
  },
  problemOf: (name, error) => {
    if (error instanceof FactError) return `${name}：正文：${error.message}，编号要与 lib/facts/data 里的一致`
    return error instanceof ArticleError ? error.message : null
  },
  review: (articles) => {
    const commonDay = placeholderDate(articles.map(({ updated }) => updated))
    if (commonDay === null) return []
    return [
      `过半的文章都写 updated: ${commonDay}。更新日期是真正改动那一篇的日子，不能统一填；没有改过就删去这一项`,
    ]
  },
  compare: (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
})

let shown: { day: string; written: readonly Written[]; articles: readonly Article[] } | undefined

/** The articles as of today, the same list all day: a registered date that has passed is marked as passed. */
export function everyArticle(): readonly Article[] {
  const day = shanghaiDate(new Date())
  const written = writtenArticles()
  if (shown?.day !== day || shown.written !== written)
    shown = { day, written, articles: written.map((article) => withFigures(article)) }
  return shown.articles
}

/** Whether an article is public: its day has come (Asia/Shanghai). In development all are, so that editors see what they write. */
const isPublic = ({ date }: Article) =>
  date <= shanghaiDate(new Date()) || process.env.NODE_ENV === 'development'

/** Headlines and news of the industry. */
export const listArticles = (): Article[] =>
  everyArticle().filter((article) => article.type !== 'country' && isPublic(article))

/** Articles about one country each. */
export const listCountryArticles = (): Article[] =>
  everyArticle().filter((article) => article.type === 'country' && isPublic(article))
