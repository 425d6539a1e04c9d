import { useId } from 'react'
import { callbackPromise } from '@/lib/site'
import { BottomBand } from './bottom-band'
import type { CallTopic } from './call-steps'
import { PageForm } from './page-form'

type BottomFormKind = 'general' | 'plan' | 'language' | 'immigration'

type Words = { title: string; topic: CallTopic; submitLabel: string }

const words: Record<BottomFormKind, Words> = {
  general: { title: '请顾问回电', topic: 'study', submitLabel: '提交，等待回电' },
  plan: { title: '免费留学方案', topic: 'plan', submitLabel: '领取免费留学方案' },
  language: { title: '预约课程咨询', topic: 'language', submitLabel: '提交，确认手机号' },
  immigration: { title: '请移民顾问回电', topic: 'immigration', submitLabel: '提交，等待回电' },
}

type BottomFormProps = {
  kind: BottomFormKind
  /** Names the form to the consultant, at most 100 characters; a page that is about a topic says which. */
  source: string
  /** What the pages above are about, as the reader would ask it. */
  title?: string
  /** Where links in the page lead; another than `consult` for a second form of the same page. */
  place?: string
  /** Code of the branch whose page this is, such as `bj`; the lead goes there. */
  branch?: string
}

/**
 * The form at the foot of a page, by what its visitors come for: a talk in general, the free study plan (which is inside the home
 * page, too), a language course, or immigration.
 */
export function BottomForm({ kind, source, title: ownTitle, place, branch }: BottomFormProps) {
  const id = useId()
  const { title, topic, submitLabel } = words[kind]
  return (
    <BottomBand
      id={id}
      place={place}
      title={ownTitle ?? title}
      text={`${callbackPromise}。`}
      topic={topic}
      form={
        <PageForm id={`${id}-form`} kind={kind} source={source} submitLabel={submitLabel} branch={branch} />
      }
    />
  )
}
