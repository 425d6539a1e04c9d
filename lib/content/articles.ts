import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { blanketDay } from '@/lib/core/blanket-day'
import { FactError } from '@/lib/facts/registry'
import { withFigures } from './article-figures'
import { ArticleError, parseArticle } from './article-file'

/** An article as it is shown: the figures are in its words, and their pages among its sources. */
export type Article = ReturnType<typeof readArticle>

const folder = path.join(process.cwd(), 'lib/content/articles')

/** Every article, newest first; of one day by id. An article is added by adding a file. */
const all: readonly Article[] = readAll()

/** Headlines and news of the industry. */
export const articles = all.filter(({ type }) => type !== 'country')

/** Articles on one country each. */
export const countryArticles = all.filter(({ type }) => type === 'country')

function readAll(): Article[] {
  const problems: string[] = []
  const read = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      try {
        return [readArticle(name)]
      } catch (error) {
        if (error instanceof FactError)
          problems.push(`${name}：正文：${error.message}，编号要与 lib/facts/data 里的一致`)
        else if (error instanceof ArticleError) problems.push(error.message)
        else throw error
        return []
      }
    })
  const blanket = blanketDay(read.map(({ updated }) => updated))
  if (blanket !== null) {
    problems.push(
      `过半的文章都写 updated: ${blanket}。更新日期是真正改动那一篇的日子，不能统一填；没有改过就删去这一项`,
    )
  }
  if (problems.length > 0) throw new Error(`文章有误：\n${problems.join('\n')}`)
  return read.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}

function readArticle(name: string) {
  return withFigures(parseArticle(name, readFileSync(path.join(folder, name), 'utf8')))
}
