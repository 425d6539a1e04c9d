import type { Change } from '@/lib/collections/kinds/change'
import { changeLabels, readingLabels } from '@/lib/collections/kinds/labels'
import { publisherOf } from '@/lib/facts/publishers'
import { choiceFilter, type Filter } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

export const changesFeed = `${paths.changes}/rss.xml`
export const changesCalendar = `${paths.changes}/calendar.ics`

export function changeFilters(): Filter[] {
  const { countries, kinds } = changeLabels.read()
  return [choiceFilter('country', '国家和地区', countries), choiceFilter('kind', '种类', kinds)]
}

/** `2027-01-01`, or a month in words when the day is not known. */
export const dateWords = ({ date }: Pick<Change, 'date'>): string =>
  date.length === 7 ? `${Number(date.slice(0, 4))} 年 ${Number(date.slice(5))} 月` : date

/** Whether what is known of a rule is more than a year old, and may have changed before the rule applies. */
export const isKnownLong = ({ asOf }: Pick<Change, 'asOf'>, today: string): boolean =>
  asOf.slice(0, 7) < `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`

/** The kind of source of a change. A report about an official page is called a report. */
export const readingWords = ({ read, source }: Change, names = readingLabels()): string =>
  read === 'secondary' && publisherOf(source)?.kind === 'official' ? '据转述；官方页面' : names[read]

/** Shorter names, for lists on pages about something else. */
export const briefKindNames: ReturnType<typeof readingLabels> = {
  official: '官方页面',
  'official-copy': '官网（存）',
  secondary: '转述',
}

/** A change in two sentences, for feeds and calendars. */
export const summaryOf = ({ from, to, who }: Change): string =>
  `${from === null ? '' : `原来：${from}。`}现在：${to}。与谁有关：${who}。`
