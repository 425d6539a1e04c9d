import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runsOf, shareOf } from '@/lib/campaigns/similarity'
import { proseOf } from '@/lib/collections/kinds/article'
import { shanghaiDate } from '@/lib/core/time'
import { findBareFigures } from '@/lib/facts/in-text'
import { statementRowsOf } from '@/lib/facts/registry'
import { comingDays } from '@/lib/facts/written-days'
import { type Article, everyArticle } from './kinds/shown-articles'

/** Shortest length of an article in characters, and lowest number of its sections with a heading. */
const [shortest, fewestParts] = [500, 3]

/** Two articles are too similar when more than this share of one's sequences of eight characters occurs in the other. */
const alike = { run: 8, share: 0.15 }

/** Folders in which an amount, a share or a rank may only come from the registry. */
const withoutBareFigures = ['articles', 'people', 'cases', 'stories']

/** Folders of texts without a date of their own: a day that is still to come belongs to a fact, which says when it is over. */
const withoutComingDays = ['channels', 'city-guides', 'exam-courses', 'guides', 'products', 'programmes']

/**
 * Problems that an editor must correct although the files can be read, one line each.
 * @param root of the project
 */
export function editorialProblems(root: string): string[] {
  const articles = everyArticle()
  return [
    ...bareFigures(root),
    ...daysToCome(root),
    ...articles.flatMap(articleProblems),
    ...likenesses(articles),
  ]
}

const fileOf = ({ id }: Pick<Article, 'id'>) => `lib/content/articles/${id}.md`

function bareFigures(root: string): string[] {
  return withoutBareFigures.flatMap((name) => {
    const folder = `lib/content/${name}`
    return readdirSync(path.join(root, folder)).flatMap((file) =>
      readFileSync(path.join(root, folder, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const found = findBareFigures(line)
          if (found.length === 0) return []
          return [
            `${folder}/${file} 第 ${at + 1} 行：“${found.join('”“')}”没有来源，写成 {{数据编号}}，编号用 npm run facts 查；没有来源就不写数字`,
          ]
        }),
    )
  })
}

/** The last day on which a fact was read: what was read cannot be later, so a later day in a text is one to come. */
const lastReading = (): string =>
  statementRowsOf()
    .flatMap(({ checked, as_of }) => [checked, as_of])
    .filter((day) => day !== null && /^20\d{2}-\d{2}-\d{2}$/.test(day))
    .toSorted()
    .at(-1) ?? ''

function daysToCome(root: string): string[] {
  const readOn = lastReading()
  return withoutComingDays.flatMap((name) => {
    const folder = `lib/content/${name}`
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|yaml)$/.test(file))
      .flatMap((file) =>
        readFileSync(path.join(root, folder, file), 'utf8')
          .split('\n')
          .flatMap((line, at) => {
            const found = /^\s*(?:#|\/\/|\/?\*)/.test(line) ? [] : comingDays(line, readOn)
            if (found.length === 0) return []
            return [
              `${folder}/${file} 第 ${at + 1} 行：“${found.join('”“')}”还没有到，过了就不对：写进一条有 closes 的事实，正文请读者看那一条`,
            ]
          }),
      )
  })
}

function articleProblems(article: Article): string[] {
  const { type, sections, sources, author } = article
  const length = [...proseOf(sections).replaceAll(/\s/g, '')].length
  const parts = sections.filter(({ heading }) => heading !== null).length
  const fewestSources = type === 'country' ? 1 : 2
  const problems = [
    length < shortest && `正文只有 ${length} 个字，至少 ${shortest} 个，还差 ${shortest - length} 个`,
    parts < fewestParts && `只有 ${parts} 个小标题（##），至少 ${fewestParts} 个`,
    sources.length < fewestSources &&
      `sources 只有 ${sources.length} 条，至少写 ${fewestSources} 个可以核对的网页`,
    !/^美世留学 .+组$/.test(author) && 'author：写负责的小组，例如 美世留学 语言考试组',
  ]
  return problems.flatMap((problem) => (problem === false ? [] : [`${fileOf(article)}：${problem}`]))
}

function likenesses(articles: readonly Article[]): string[] {
  const read = articles.map((article) => ({ article, runs: runsOf(proseOf(article.sections), alike.run) }))
  return read.flatMap((one, at) =>
    read.slice(at + 1).flatMap((other) => {
      const [less, more] = one.runs.size < other.runs.size ? [one, other] : [other, one]
      const share = shareOf(less.runs, more.runs)
      if (share <= alike.share) return []
      return [
        `${fileOf(less.article)}：有 ${Math.round(share * 100)}% 与 ${more.article.id}.md 相同，改写，或并成一篇`,
      ]
    }),
  )
}

/** Notes that depend on today's date. They are printed with the problems but are not errors. */
export function editorialNotes(now: Date): string[] {
  return everyArticle().flatMap((article) =>
    article.date > shanghaiDate(now)
      ? [
          `${fileOf(article)}：date 是 ${article.date}，到那一天（北京时间）才公开；npm run dev 里现在就能看到`,
        ]
      : [],
  )
}
