import { tuitionCalls } from '@/lib/contract/tuition'
import { findTuition, findTuitionSchools, findTuitionSpans } from '@/lib/host/schools/find-tuition'
import { schoolStore } from '@/lib/host/schools/store'
import { answering } from './operation'

export const tuitionOperations = answering(tuitionCalls, {
  tuition: (filter) => findTuition(schoolStore(), filter),
  schools: (filter) => findTuitionSchools(schoolStore(), filter),
  spans: () => findTuitionSpans(schoolStore()),
})
