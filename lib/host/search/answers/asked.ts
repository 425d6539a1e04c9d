import type { SearchAnswer, SearchType } from '@/lib/contract/search'
import { currencies, formatFigure } from '@/lib/facts/format'
import { type Figure, figure, hasFigure, statement } from '@/lib/facts/registry'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { rateMonth, sumText } from '@/lib/schools/money'

export type Answer = SearchAnswer
export type AnswerLine = Answer['lines'][number]

export type NamedPage = { href: string; type: SearchType; title: string; sureness: number }

/**
 * The parsed question. `words` are the words whose meaning is unknown; `rest` is the text without school names and known words, which may
 * name a university of China.
 */
export type Asked = {
  keyword: string
  rest: string
  /** Whether every word was read as it was typed, or only one slip in a name corrected. Otherwise only an answer about `rest` is possible. */
  isCertain: boolean
  /** The name as which a slip was read; null when nothing was corrected. */
  readAs: string | null
  /** Whether the text is a name, or has one, that nothing on the site has. */
  isUnheard: boolean
  names: { text: string; pages: readonly NamedPage[] }[]
  matters: readonly string[]
  countries: readonly string[]
  /** Countries that are ruled out: 不去英国. */
  without: readonly string[]
  /** The part of the world outside which all is ruled out: 欧洲. */
  region: string | undefined
  levels: readonly string[]
  words: readonly string[]
}

type Maybe<T> = T | false | '' | null | undefined

type Given = Pick<Answer, 'title'> & {
  /** Where the title leads; missing when it is the first of `links`. */
  link?: string
  lines?: readonly AnswerLine[]
  unknown?: Maybe<string> | readonly Maybe<string>[]
  links?: readonly Maybe<Answer['links'][number]>[]
}

/** A card without the notes and links that do not apply. */
export function card({ title, link, lines = [], unknown = [], links = [] }: Given): Answer {
  const shown = links.filter((each) => !!each)
  return {
    title,
    lines: lines.map(withRate),
    unknown: [unknown].flat().filter(Boolean).join('') || null,
    link: link ?? shown[0]?.href ?? paths.schools,
    links: shown,
  }
}

/** A line of a card. */
export const lineOf = (
  label: string,
  value: string,
  year: Maybe<string> | readonly Maybe<string>[],
  source_name: string,
  source_url: string | null,
): AnswerLine => ({
  label,
  value,
  year: [year].flat().filter(Boolean).join('；') || null,
  source_name,
  source_url,
})

/** A sum that was turned into yuan names the rates; totals of years name them already. */
function withRate(line: AnswerLine) {
  const isTurned = line.value.includes('（约') && line.value.includes('元）')
  if (!isTurned || line.year?.includes('汇率')) return line
  return { ...line, year: `${line.year ?? ''}；汇率 ${rateMonth()}`.replace(/^；/, '') }
}

/** A card with lines; null when there are no lines. */
export const cardOf = (given: Given): Answer | null => (given.lines?.length ? card(given) : null)

export const schoolLink = (href: string) => ({ label: '学校页', href })

export const isSchoolPage = ({ type }: NamedPage): boolean => type === 'school'

/** The words for what a card leaves of its question. */
export const notUsed = (what: readonly string[]) => what.length > 0 && `没有用上：${what.join('、')}。`

/** Names of schools in a question; other names are pages of the site. */
export const schoolNames = ({ names }: Pick<Asked, 'names'>) =>
  names.filter(({ pages }) => pages.some(isSchoolPage))

/** The lines of a figure or a statement. */
export function factLines(id: string): AnswerLine[] {
  if (hasFigure(id)) return figureLines(figure(id))
  const { label, text, asOf, source } = statement(id)
  return [lineOf(label, text, asOf, source.name, source.url)]
}

export function figureLines(fact: Figure): AnswerLine[] {
  const { label, value, unit, period, source, checked, caution } = fact
  const [currency = '', span] = unit.split('/')
  const [low, high = null] = [value].flat()
  const isSum = currencies[currency] !== undefined && typeof low === 'number' && typeof high !== 'string'
  return [
    lineOf(
      label,
      isSum && (!span || span === 'year') ? sumText(low, high, currency) : formatFigure(fact),
      [period, checked && `${checked} 查`, caution].filter(Boolean).join('，'),
      source.name,
      source.url,
    ),
  ]
}

/** The same lines with the name of whose they are. */
export const linesNamed = (name: string, lines: readonly AnswerLine[]) =>
  lines.map((line) => ({ ...line, label: `${name} · ${line.label}` }))

/** A country of a question, or a group of schools; without a code every country counts. */
export type Country = { name: string; code: string | undefined }

/** The list of universities with these filters, in a country. */
export const listOf = (code: string | undefined, filters: Record<string, string> = {}) =>
  listHref(paths.schools, { ...filters, ...(code && { country: code }) })
