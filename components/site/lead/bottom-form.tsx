import { useId } from 'react'
import { env } from '@/lib/core/env'
import { countryTest } from '@/lib/leads/country-test'
import { BottomBand } from './bottom-band'
import { CountryTest } from './country-test'
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
  withTest?: boolean
}

/** Bottom form of most pages; `withTest` puts "which country suits you" beside it. */
export function GeneralBottomForm({
  source,
  title = '把您的情况说给顾问听',
  withTest = false,
}: GeneralBottomFormProps) {
  const id = useId()
  const form = (
    <PageForm
      id={`${id}-form`}
      kind="general"
      step={stepOf('general')}
      source={source}
      submitLabel={withTest ? '提交，听顾问细说' : '提交，等待回电'}
      hasTest={withTest}
    />
  )
  if (!withTest) {
    return (
      <BottomBand
        eyebrow="免费咨询"
        title={title}
        text="只需一个电话：先判断哪些国家和学校值得申请，再决定要不要往下走。"
        aside={<KeptCallSteps topic="study" retentionDays={env().LEAD_RETENTION_DAYS} />}
        formTitle="请顾问回电"
        form={form}
      />
    )
  }
  return (
    <BottomBand
      eyebrow="一道题，四个方向"
      title={countryTest.title}
      text="先选一个更像您的回答，结果马上显示在下面，不用留电话。"
      aside={<CountryTest id={`${id}-test`} form={`${id}-form`} />}
      formTitle="想按自己的条件核对一遍"
      formText="留下电话，顾问会带着这道题的结果，和您核对成绩、预算与时间。"
      form={form}
      foot={<KeptCallSteps topic="study" retentionDays={env().LEAD_RETENTION_DAYS} isRow />}
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
      aside={<KeptCallSteps topic="plan" retentionDays={env().LEAD_RETENTION_DAYS} />}
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
      aside={<KeptCallSteps topic="language" retentionDays={env().LEAD_RETENTION_DAYS} />}
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
      aside={<KeptCallSteps topic="immigration" retentionDays={env().LEAD_RETENTION_DAYS} />}
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
