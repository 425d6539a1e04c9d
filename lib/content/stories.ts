import { RecordError } from './record-file'
import { recordFiles } from './record-files'
import { shownRecords } from './samples'
import { parseStory, type Story } from './story-file'

const monthOf = ({ year, month }: Story) => year * 12 + month

/** Admissions, newest first. To add one, add a file. */
export const everyStory = recordFiles<Story>({
  folder: 'lib/content/stories',
  extension: '.yaml',
  title: '喜报',
  parse: parseStory,
  problemOf: (_, error) => (error instanceof RecordError ? error.message : null),
  compare: (a, b) => monthOf(b) - monthOf(a) || a.id.localeCompare(b.id),
})

export const listStories = (): Story[] => shownRecords(everyStory())
