import { currencies, formatFigure, formatNumber } from '@/lib/facts/format'
import { type Figure, figure, hasFigure, type Statement, statement } from '@/lib/facts/registry'

type Source = { name: string; url: string }
type ArticleText = {
  summary: string
  sections: { heading: string | null; paragraphs: string[]; list?: string[] | undefined }[]
  sources: Source[]
}

/** `{{id}}` is a figure's amount or a statement's words, `{{id*9}}` the amount nine times. */
const token = /\{\{([\w.-]+)(?:\*(\d+))?\}\}/g

/**
 * An article with the figures of the registry in its words and their sources, each with its period, in its list of sources. The
 * sentence around a figure says in its own words for when it holds.
 * @throws FactError when a figure is unknown or may not be printed
 */
export function withFigures<T extends ArticleText>(article: T): T {
  const used = new Map<string, Source>()
  const fill = (text: string) =>
    text.replace(token, (_, id: string, times?: string) => {
      const fact = hasFigure(id) ? figure(id) : statement(id)
      used.set(id, sourceOf(fact))
      return 'value' in fact ? amountOf(fact, Number(times ?? 1)) : fact.text
    })
  const filled = {
    ...article,
    summary: fill(article.summary),
    sections: article.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(fill),
      ...(section.list !== undefined && { list: section.list.map(fill) }),
    })),
  }
  return { ...filled, sources: merge(article.sources, [...used.values()]) }
}

function amountOf(fact: Figure, times: number): string {
  const [currency = ''] = fact.unit.split('/')
  const name = currencies[currency]
  const { value } = fact
  if (name === undefined || typeof value === 'string') return formatFigure(fact)
  const amounts = typeof value === 'number' ? [value] : value
  return `${amounts.map((amount) => formatNumber(amount * times)).join('–')} ${name}`
}

function sourceOf(fact: Figure | Statement): Source {
  const period = 'value' in fact ? fact.period : fact.asOf
  const caution = 'value' in fact ? fact.caution : fact.needsCheck ? '请以官方最新公布为准' : null
  const notes = [period, caution].filter((note) => note !== null).join('；')
  return { name: `${fact.label}（${notes}）：${fact.source.name}`, url: fact.source.url }
}

/** A page named by hand and by a figure stands once, with the words of the figure, which say what was read there. */
function merge(given: Source[], used: Source[]): Source[] {
  const read = new Set(used.map(({ url }) => url))
  return [...given.filter(({ url }) => !read.has(url)), ...used]
}
