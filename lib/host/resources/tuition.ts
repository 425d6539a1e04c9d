import { tuitionOperations } from '@/lib/contract/tuition'
import { findTuition, findTuitionSchools, findTuitionSpans } from '@/lib/host/schools/find-tuition'
import { schoolStore } from '@/lib/host/schools/store'
import { answering } from './answering'

export const tuitionAnswers = answering(tuitionOperations, {
  tuition: (filter) => findTuition(schoolStore(), filter),
  schools: (filter) => findTuitionSchools(schoolStore(), filter),
  spans: () => findTuitionSpans(schoolStore()),
})
