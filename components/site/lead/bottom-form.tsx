import { type ComponentProps, useId } from 'react'
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

type BottomFormProps = Pick<ComponentProps<typeof PageForm>, 'source' | 'fields' | 'branch' | 'tool'> & {
  kind: BottomFormKind
  /** The topic of the page above, as a question of the reader. */
  title?: string
}

/** The form at the end of a page, by its purpose: a general talk, the free study plan, a language course, or immigration. */
export function BottomForm({ kind, title: ownTitle, ...form }: BottomFormProps) {
  const id = useId()
  const { title, topic, submitLabel } = words[kind]
  return (
    <BottomBand
      id={id}
      title={ownTitle ?? title}
      text={`${callbackPromise}。`}
      topic={topic}
      form={<PageForm id={`${id}-form`} kind={kind} submitLabel={submitLabel} {...form} />}
    />
  )
}
