import { RecordError } from '@/lib/content/record-file'
import { recordFiles } from '@/lib/content/record-files'
import { type Change, parseChange } from './change'

/** Every change, the latest date first. To add a change, add a file. */
export const listChanges = recordFiles<Change>({
  folder: 'lib/content/changes/records',
  extension: '.yaml',
  title: '政策变动',
  parse: parseChange,
  problemOf: (_, error) => (error instanceof RecordError ? error.message : null),
  compare: (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
})

/**
 * Whether a change applies only after today. A month counts from its first day.
 * @param today ISO day in Shanghai
 */
export const isComing = ({ date, standing }: Change, today: string): boolean =>
  standing === 'settled' && (date.length === 7 ? `${date}-01` : date) > today

export const changesOfProgramme = (id: string): Change[] =>
  listChanges().filter(({ programmes }) => programmes.includes(id))

export const changesOfPage = (href: string): Change[] =>
  listChanges().filter(({ pages }) => pages.includes(href))

/** @param codes of countries as pages write them */
export const changesOfCountries = (codes: readonly string[]): Change[] =>
  listChanges().filter(({ country }) => codes.includes(country))
