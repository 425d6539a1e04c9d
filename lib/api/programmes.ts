import type { QueryOf } from '@/lib/contract/operation'
import { programmeOperations } from '@/lib/contract/programmes'
import { fetchData } from './fetch'

type ProgrammeQuery = QueryOf<typeof programmeOperations.programmes>

/** Programmes of one school. */
export const listProgrammes = (query: ProgrammeQuery) => fetchData(programmeOperations.programmes, query)

export type ProgrammePage = Awaited<ReturnType<typeof listProgrammes>>

export type Programme = ProgrammePage['list'][number]

/** Programmes of all schools, by subject and filters. */
export const findProgrammes = (query: QueryOf<typeof programmeOperations.find>) =>
  fetchData(programmeOperations.find, query)

type FoundProgrammes = Awaited<ReturnType<typeof findProgrammes>>

export type FoundProgramme = FoundProgrammes['list'][number]

/** How UK universities classify Chinese institutions: by name of the institution, or by UK university. */
export const listChinaPlacements = (query: QueryOf<typeof programmeOperations.chinaLists>) =>
  fetchData(programmeOperations.chinaLists, query)

export type ChinaPlacements = Awaited<ReturnType<typeof listChinaPlacements>>

/** Schools that teach a major, by country. */
export const listMajorSchools = (query: QueryOf<typeof programmeOperations.majorSchools>) =>
  fetchData(programmeOperations.majorSchools, query)

export type MajorSchools = Awaited<ReturnType<typeof listMajorSchools>>
