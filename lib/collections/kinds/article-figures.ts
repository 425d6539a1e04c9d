import type { z } from 'zod'
import type { KeyFigure, newsSourceWireSchema } from '@/lib/contract/news'
import { withDays } from '@/lib/facts/admissions/deadline-text'
import { citationsOf, pagesBehind } from '@/lib/facts/collect'
import { currencies, formatFigure, formatNumber } from '@/lib/facts/format'
import { FactError, type Figure, figure, hasFigure, type Statement, statement } from '@/lib/facts/registry'

type Source = z.output<typeof newsSourceWireSchema>
type ArticleText = {
  summary: string
  sections: { heading: string | null; paragraphs: string[]; list?: string[] | undefined }[]
  sources: Omit<Source, 'note'>[]
  /** Ids of the registry. */
  figure?: { label: string; fact: string; former?: string | undefined } | undefined
}

/** `{{id}}` becomes a figure's amount, a statement's text or a registered date; `{{id*9}}` nine times the amount. */
const token = /\{\{([\w.:-]+)(?:\*(\d+))?\}\}/g

/**
 * Replaces the tokens of an article by figures of the registry and adds their sources, each with its period. The sentence around a figure
 * must name the period itself.
 * @throws FactError when a figure is unknown or may not be printed
 */
export function withFigures<T extends ArticleText>(
  article: T,
): Omit<T, 'sources' | 'figure'> & { sources: Source[]; figure?: KeyFigure } {
  const used = new Map<string, Figure | Statement>()
  const fill = (text: string) =>
    withDays(text).replace(token, (_, id: string, times?: string) => {
      const fact = hasFigure(id) ? figure(id) : statement(id)
      used.set(id, fact)
      return 'value' in fact ? amountOf(fact, Number(times ?? 1)) : fact.text
    })
  const { figure: written, sources, ...rest } = article
  const filled = {
    ...rest,
    ...(written !== undefined && { figure: keyFigureOf(written, used) }),
    summary: fill(article.summary),
    sections: article.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(fill),
      ...(section.list !== undefined && { list: section.list.map(fill) }),
    })),
  }
  return { ...filled, sources: merge(sources, pagesOf([...used.values()])) }
}

/** A figure with its unit as texts print it: 18 个月. */
export const keyAmount = (value: number, { unit }: Pick<KeyFigure, 'unit'>): string =>
  `${formatNumber(value)} ${unit}`

function keyFigureOf(
  { label, fact, former }: NonNullable<ArticleText['figure']>,
  used: Map<string, Figure | Statement>,
): KeyFigure {
  const read = (id: string) => {
    const found = figure(id)
    used.set(id, found)
    return { ...found, ...numberOf(found) }
  }
  const { value, unit, period, source } = read(fact)
  const before = former === undefined ? null : read(former)
  if (former !== undefined && before?.unit !== unit) throw new FactError(former, `is not in ${unit}`)
  return { label, value, former: before?.value ?? null, unit, period, source }
}

/** The number of a figure and its unit in words; years are months, so that 2 年 and 18 个月 have one unit. */
function numberOf({ id, value, unit, bound }: Figure): { value: number; unit: string } {
  const [currency = ''] = unit.split('/')
  const name = currencies[currency]
  const end = bound === 'least' ? '起' : ''
  if (typeof value === 'number') {
    if (unit === 'years') return { value: 12 * value, unit: '个月' }
    if (unit === 'months') return { value, unit: '个月' }
    if (name !== undefined) return { value, unit: `${name}${end}` }
  }
  throw new FactError(id, 'is no single number of months, years or money')
}

function amountOf(fact: Figure, times: number): string {
  const [currency = ''] = fact.unit.split('/')
  const name = currencies[currency]
  const { value, bound } = fact
  if (name === undefined || typeof value === 'string') return formatFigure(fact)
  const amounts = typeof value === 'number' ? [value] : value
  return `${amounts.map((amount) => formatNumber(amount * times)).join('–')} ${name}${bound === 'least' ? '起' : ''}`
}

/** The pages of the facts, each once, with everything that was read there. */
const pagesOf = (facts: readonly (Figure | Statement)[]): Source[] =>
  pagesBehind(facts).map(({ url, name, facts }) => ({
    url,
    name,
    read: facts[0]?.read ?? null,
    checked: facts[0]?.checked ?? null,
    note: citationsOf(facts),
  }))

/** A page that is both listed in the article and the source of a figure appears once, with the figure's note about what was read there. */
function merge(given: ArticleText['sources'], used: Source[]): Source[] {
  const read = new Set(used.map(({ url }) => url))
  return [...given.filter(({ url }) => !read.has(url)).map((source) => ({ ...source, note: null })), ...used]
}
