import { type CaseRecord, parseCase } from './case-file'
import { RecordError } from './record-file'
import { recordFiles } from './record-files'
import { shownRecords } from './samples'

/** The month in which a case ended. */
const endOf = ({ timeline }: CaseRecord) => timeline.at(-1)?.when ?? ''

/** Every case, with its refusals and waiting lists; latest year of entry first, then latest result. To add a case, add a file. */
export const everyCase = recordFiles<CaseRecord>({
  folder: 'lib/content/cases',
  extension: '.yaml',
  title: '案例',
  parse: parseCase,
  problemOf: (_, error) => (error instanceof RecordError ? error.message : null),
  compare: (a, b) => b.year - a.year || endOf(b).localeCompare(endOf(a)) || a.id.localeCompare(b.id),
})

export const listCases = (): CaseRecord[] => shownRecords(everyCase())
