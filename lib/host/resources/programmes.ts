import { programmeOperations } from '@/lib/contract/programmes'
import { listMajors } from '@/lib/host/content/majors'
import { findAcross } from '@/lib/host/schools/find-across'
import { findChinaLists } from '@/lib/host/schools/find-china-lists'
import { findMajorSchools, findProgrammes, findTariffs } from '@/lib/host/schools/find-programmes'
import { schoolStore } from '@/lib/host/schools/store'
import { answering } from './answering'
import { searchMajors } from './major-search'

/** Words may match many majors; beyond the best ones, only the words in titles are searched. */
const mostMajors = 6

export const programmeAnswers = answering(programmeOperations, {
  find: async (filter) => {
    const meant = searchMajors(filter.q === undefined ? [] : listMajors(), filter.q ?? '').slice(
      0,
      mostMajors,
    )
    const found = await findAcross(
      schoolStore(),
      filter,
      meant.map(({ id }) => id),
    )
    return { ...found, majors: meant.map(({ name_zh }) => name_zh) }
  },
  programmes: (filter) => findProgrammes(schoolStore(), filter),
  chinaLists: (filter) => findChinaLists(schoolStore(), filter),
  tariffs: (filter) => findTariffs(schoolStore(), filter),
  majorSchools: (filter) => findMajorSchools(schoolStore(), filter),
})
