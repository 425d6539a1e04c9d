import { programmeCalls } from '@/lib/contract/programmes'
import { findChinaLists } from '@/lib/host/schools/find-china-lists'
import { findMajorSchools } from '@/lib/host/schools/find-major-schools'
import { findProgrammes } from '@/lib/host/schools/find-programmes'
import { findSchoolFees } from '@/lib/host/schools/find-school'
import { findTariffs } from '@/lib/host/schools/find-tariffs'
import { schoolStore } from '@/lib/host/schools/store'
import { answering } from './operation'

export const programmeOperations = answering(programmeCalls, {
  programmes: (filter) => findProgrammes(schoolStore(), filter),
  fees: (filter) => findSchoolFees(schoolStore(), filter),
  chinaLists: (filter) => findChinaLists(schoolStore(), filter),
  tariffs: (filter) => findTariffs(schoolStore(), filter),
  majorSchools: (filter) => findMajorSchools(schoolStore(), filter),
})
