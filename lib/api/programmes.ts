import type { QueryOf } from '@/lib/contract/call'
import { programmeCalls } from '@/lib/contract/programmes'
import { everyPage } from './every-page'
import { fetchData } from './fetch'

export type ProgrammeQuery = QueryOf<typeof programmeCalls.programmes>

/** Programmes of one school. */
export const listProgrammes = (query: ProgrammeQuery) => fetchData(programmeCalls.programmes, query)

export type ProgrammePage = Awaited<ReturnType<typeof listProgrammes>>

export type Programme = ProgrammePage['list'][number]

/** How UK universities place Chinese institutions: by name of the institution, or by UK university. */
export const listChinaPlacements = (query: QueryOf<typeof programmeCalls.chinaLists>) =>
  fetchData(programmeCalls.chinaLists, query)

export type ChinaPlacements = Awaited<ReturnType<typeof listChinaPlacements>>

/** What those had who began some subjects at British universities. @param codes of the subjects, at most four */
export const listTariffs = (codes: readonly string[]) =>
  everyPage((paging) => fetchData(programmeCalls.tariffs, { codes: codes.join(), ...paging }))

export type Tariff = Awaited<ReturnType<typeof listTariffs>>[number]

/** Schools that teach a major, by country. */
export const listMajorSchools = (query: QueryOf<typeof programmeCalls.majorSchools>) =>
  fetchData(programmeCalls.majorSchools, query)

export type MajorSchools = Awaited<ReturnType<typeof listMajorSchools>>
