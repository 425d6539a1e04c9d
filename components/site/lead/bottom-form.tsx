import { useId } from 'react'
import { env } from '@/lib/core/env'
import { BottomBand } from './bottom-band'
import { CallSteps, type CallTopic } from './call-steps'
import callSteps from './call-steps.module.css'
import { PageForm } from './page-form'

type BottomFormKind = 'general' | 'plan' | 'language' | 'immigration'

type Words = {
  eyebrow: string
  title: string
  text: string
  topic: CallTopic
  formTitle: string
  submitLabel: string
}

const words: Record<BottomFormKind, Words> = {
  general: {
    eyebrow: '免费咨询',
    title: '把您的情况说给顾问听',
    text: '只需一个电话：先判断哪些国家和学校值得申请，再决定要不要往下走。',
    topic: 'study',
    formTitle: '请顾问回电',
    submitLabel: '提交，等待回电',
  },
  plan: {
    eyebrow: '按您的起点来定',
    title: '免费留学方案',
    text: '方案写明三件事：可以申请的学校档次、每个学期要完成什么、大致的费用区间。',
    topic: 'plan',
    formTitle: '领取方案',
    submitLabel: '领取免费留学方案',
  },
  language: {
    eyebrow: '课程咨询',
    title: '先知道差多少分，再决定怎么上课',
    text: '说清目前的水平和要用分的时间，老师会告诉您大致需要多少课时、先补哪一科。',
    topic: 'language',
    formTitle: '预约课程咨询',
    submitLabel: '提交，确认手机号',
  },
  immigration: {
    eyebrow: '身份规划咨询',
    title: '先看条件合不合，再谈项目',
    text: '顾问会按家庭情况逐项核对申请条件，不合适的项目会直接告诉您。',
    topic: 'immigration',
    formTitle: '请移民顾问回电',
    submitLabel: '提交，等待回电',
  },
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
 * page, too), a language course, or immigration. What happens next is beside it.
 */
export function BottomForm({ kind, source, title: ownTitle, place, branch }: BottomFormProps) {
  const id = useId()
  const { eyebrow, title, text, topic, formTitle, submitLabel } = words[kind]
  return (
    <BottomBand
      id={id}
      place={place}
      eyebrow={eyebrow}
      title={ownTitle ?? title}
      text={text}
      aside={
        <div className={callSteps.column}>
          <CallSteps topic={topic} retentionDays={env().LEAD_RETENTION_DAYS} />
        </div>
      }
      formTitle={formTitle}
      form={
        <PageForm id={`${id}-form`} kind={kind} source={source} submitLabel={submitLabel} branch={branch} />
      }
    />
  )
}
