import type { TermCells } from '@/lib/facts/term'
import {
  faultsOfDays,
  lastDayOfSeason,
  markDays,
  writtenDays,
  writtenSeasons,
} from '@/lib/facts/written-days'
import { isText, textsOf } from './text'

/** What an author says about each day that is written by hand: its last day, or that it never ends. */
type Dated = Readonly<Record<string, string>>

type Page = { seo: unknown; sections: unknown; dated: Dated }

type Fault = { path: PropertyKey[]; message: string }

const never: ReadonlySet<string> = new Set(['history', 'recurring'])

/** The texts of a page in which a day can be over. The words of a registered rule have the days of the register. */
const writtenTexts = ({ seo, sections }: Omit<Page, 'dated'>) =>
  textsOf({ seo, sections }).filter(({ path }) => isText(path) && path.at(-1) !== 'says')

/** What may stand behind a written day, for its author. */
export const waysOfEnding =
  '一天（过了这天这句话就不对，例如 2027-09-30）、history（往事，或某条规定的起始日）或 recurring（每年都有）'

const namesYear = (text: string) => /20\d{2}|[今明去]年/.test(text)

/**
 * The days of a text of which its author must say when they are over. A month without a year comes again every year, so nothing is said
 * of it, unless its sentence names a year: 2027 年 10 月入学，五月递交 is about one May. A season counts with its year only.
 */
const endingDaysOf = (text: string): string[] =>
  text
    .replace(/\{\{[^}]*\}\}/g, '')
    .split(/[。；？！]/)
    .flatMap((sentence) => [
      ...writtenSeasons(sentence),
      ...writtenDays(sentence).filter((day) => namesYear(sentence) || !isBareMonth(day)),
    ])

/** Whether it is a month, or some of them, without a year and without a day: 九月, 2–3 月. */
const isBareMonth = (day: string) => !namesYear(day) && !/[日号]|-\d{2}$/.test(day)

/** What an author has to correct: a day of which nothing is said, and a line about a day that needs none or is not on the page. */
export function faultsOfDated({ dated, ...page }: Page): Fault[] {
  const texts = writtenTexts(page)
  const asked = new Set<string>()
  const missing = texts.flatMap(({ path, text }) =>
    [...new Set(endingDaysOf(text))].flatMap((day): Fault[] => {
      const isNew = !asked.has(day)
      asked.add(day)
      if (!isNew || dated[day] !== undefined) return []
      return [
        {
          path,
          message: `写了“${day}”，没有说什么时候过期：在 dated 下面加一行 ${day}: ，后面写${waysOfEnding}`,
        },
      ]
    }),
  )
  // Search results keep a title for long and print no 已过.
  const unmarked = texts
    .filter(({ path }) => path[0] === 'seo')
    .flatMap(({ path, text }) =>
      endingDaysOf(text)
        .filter((day) => dated[day] !== undefined && !never.has(dated[day]))
        .map(
          (day): Fault => ({ path, message: `“${day}”会过期，搜索结果里不会标“已过”：标题和摘要里不写它` }),
        ),
    )
  const named = new Set(texts.flatMap(({ text }) => [...writtenDays(text), ...writtenSeasons(text)]))
  const wrong = Object.entries(dated).flatMap(([day, ends]): Fault[] => {
    const path = ['dated', day]
    if (!named.has(day))
      return [{ path, message: `页面里没有手写的“${day}”：删掉这一行，或照页面上的写法写` }]
    if (ends === 'recurring' && namesYear(day))
      return [{ path, message: `“${day}”有年份，不会每年都有：写 history 或过期的那一天` }]
    if (ends === 'recurring' && !asked.has(day))
      return [{ path, message: `“${day}”没有年份，不用说每年都有：删掉这一行` }]
    const last = lastDayOfSeason(day)
    if (last !== null)
      return never.has(ends) || ends === last
        ? []
        : [{ path, message: `“${day}”到 ${last} 为止：写 ${last} 或 history` }]
    const cells: TermCells = ends === 'history' || ends === 'recurring' ? { dated: ends } : { closes: ends }
    return faultsOfDays(day, cells).map((message) => ({ path, message }))
  })
  return [...missing, ...unmarked, ...wrong]
}

/** The written days of a page that are over, each with its last day. @param today a day in Shanghai */
export const overDays = (page: Pick<Page, 'dated'>, today: string): [day: string, ended: string][] =>
  endingDays(page).filter(([, ends]) => ends < today)

/** The days of a page that end, each with its last day. */
export const endingDays = ({ dated }: Pick<Page, 'dated'>): [day: string, ends: string][] =>
  Object.entries(dated).filter(([, ends]) => !never.has(ends))

/** The page as its readers see it on a day in Shanghai: 已过 stands after every written day that is over. */
export function withOverDays<T extends Omit<Page, 'seo'>>(campaign: T, today: string): T {
  const over = new Set(overDays(campaign, today).map(([day]) => day))
  if (over.size === 0) return campaign
  const sections: T['sections'] = JSON.parse(
    JSON.stringify(campaign.sections, (name, value: unknown) =>
      typeof value === 'string' && isText([name]) && name !== 'says'
        ? markDays(value, over, '（已过）')
        : value,
    ),
  )
  return { ...campaign, sections }
}
