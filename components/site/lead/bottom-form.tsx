import { useId } from 'react'
import { env } from '@/lib/core/env'
import { BottomBand } from './bottom-band'
import callSteps from './call-steps.module.css'
import { KeptCallSteps } from './kept-call-steps'
import { stepOf } from './lead-step'
import { PageForm } from './page-form'

type BottomFormProps = {
  /** Names the form to the consultant; a page that stands for a topic says which. */
  source: string
}

type GeneralBottomFormProps = BottomFormProps & {
  /** What the pages above are about, as the reader would ask it. */
  title?: string
}

/** Bottom form of most pages. */
export function GeneralBottomForm({ source, title = '把您的情况说给顾问听' }: GeneralBottomFormProps) {
  return (
    <BottomBand
      eyebrow="免费咨询"
      title={title}
      text="只需一个电话：先判断哪些国家和学校值得申请，再决定要不要往下走。"
      aside={
        <KeptCallSteps className={callSteps.column} topic="study" retentionDays={env().LEAD_RETENTION_DAYS} />
      }
      formTitle="请顾问回电"
      form={
        <PageForm
          id={useId()}
          kind="general"
          step={stepOf('general')}
          source={source}
          submitLabel="提交，等待回电"
        />
      }
    />
  )
}

/** "Free study plan", at the foot of the language channel, and inside the home page. */
export function StudyPlanBottomForm({ source, id }: BottomFormProps & { id?: string }) {
  return (
    <BottomBand
      {...(id !== undefined && { id })}
      eyebrow="按您的起点来定"
      title="免费留学方案"
      text="方案写明三件事：可以申请的学校档次、每个学期要完成什么、大致的费用区间。"
      aside={
        <KeptCallSteps className={callSteps.column} topic="plan" retentionDays={env().LEAD_RETENTION_DAYS} />
      }
      formTitle="领取方案"
      form={
        <PageForm
          id={useId()}
          kind="plan"
          step={stepOf('plan')}
          source={source}
          submitLabel="领取免费留学方案"
        />
      }
    />
  )
}

/** TOEFL and language bottom form; the phone is confirmed in the identity check. */
export function LanguageBottomForm({ source }: BottomFormProps) {
  return (
    <BottomBand
      eyebrow="课程咨询"
      title="先知道差多少分，再决定怎么上课"
      text="说清目前的水平和要用分的时间，老师会告诉您大致需要多少课时、先补哪一科。"
      aside={
        <KeptCallSteps
          className={callSteps.column}
          topic="language"
          retentionDays={env().LEAD_RETENTION_DAYS}
        />
      }
      formTitle="预约课程咨询"
      form={
        <PageForm
          id={useId()}
          kind="language"
          step={stepOf('language')}
          source={source}
          submitLabel="提交，确认手机号"
        />
      }
    />
  )
}

/** Immigration bottom form: purpose and country, no code. */
export function ImmigrationBottomForm({ source }: BottomFormProps) {
  return (
    <BottomBand
      eyebrow="身份规划咨询"
      title="先看条件合不合，再谈项目"
      text="顾问会按家庭情况逐项核对申请条件，不合适的项目会直接告诉您。"
      aside={
        <KeptCallSteps
          className={callSteps.column}
          topic="immigration"
          retentionDays={env().LEAD_RETENTION_DAYS}
        />
      }
      formTitle="请移民顾问回电"
      form={
        <PageForm
          id={useId()}
          kind="immigration"
          step={stepOf('immigration')}
          source={source}
          submitLabel="提交，等待回电"
        />
      }
    />
  )
}
