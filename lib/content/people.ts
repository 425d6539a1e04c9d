import { seats } from './branch-seats'
import { type Advisor, type Mentor, type Person, parsePerson } from './person-file'
import { RecordError } from './record-file'
import { recordFiles } from './record-files'
import { shownRecords } from './samples'

const branches = seats.map(({ code }) => code).toSorted()
const placeOf = ({ kind, person }: Person) =>
  kind === 'advisor' ? branches.indexOf(person.branch) : person.kind === 'mentor' ? 100 : 200

/** Advisers by branch, then mentors, then former admissions officers. To add a person, add a file. */
export const everyPerson = recordFiles<Person>({
  folder: 'lib/content/people',
  extension: '.yaml',
  title: '人物',
  parse: parsePerson,
  problemOf: (_, error) => (error instanceof RecordError ? error.message : null),
  compare: (a, b) => placeOf(a) - placeOf(b) || a.person.id.localeCompare(b.person.id),
})

export const listAdvisors = (): Advisor[] =>
  shownRecords(everyPerson().flatMap((one) => (one.kind === 'advisor' ? [one.person] : [])))

/** Mentors abroad and former admissions officers. */
export const listMentors = (): Mentor[] =>
  shownRecords(everyPerson().flatMap((one) => (one.kind === 'mentor' ? [one.person] : [])))

/** Mentors and former admissions officers for front pages. */
export const listFeaturedMentors = (): Mentor[] =>
  shownRecords(everyPerson().flatMap((one) => (one.kind === 'mentor' && one.isFeatured ? [one.person] : [])))
