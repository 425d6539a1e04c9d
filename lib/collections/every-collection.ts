import type { Collection } from './collection'
import { countryChannels, subjectChannels } from './kinds/channel'

/** Every folder of content with one file for each record. */
export const everyCollection: readonly Collection<unknown>[] = [countryChannels, subjectChannels]

/** What authors must correct before the site can be built or started: file, place, field and remedy, one line each. */
export const collectionProblems = (): string[] => everyCollection.flatMap(({ problems }) => problems())

/** What is written in every folder, for a build. */
export const everyWritten = () =>
  Object.fromEntries(everyCollection.map(({ folder, written }) => [folder, written()]))
