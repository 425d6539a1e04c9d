import { useId } from 'react'
import { env } from '@/lib/core/env'
import { countryTest } from '@/lib/leads/country-test'
import { BottomBand } from './bottom-band'
import { CallSteps } from './call-steps'
import callSteps from './call-steps.module.css'
import { CountryTest } from './country-test'
import { PageForm } from './page-form'

/**
 * The general form with "which country suits you" beside it. Apart from the other bottom forms, whose pages would load the test's
 * styles too.
 * @param props.source names the form to the consultant
 */
export function CountryTestForm({ source }: { source: string }) {
  const id = useId()
  return (
    <BottomBand
      id={id}
      eyebrow="一道题，四个方向"
      title={countryTest.title}
      text="先选一个更像您的回答，结果马上显示在下面，不用留电话。"
      aside={<CountryTest id={`${id}-test`} form={`${id}-form`} />}
      formTitle="想按自己的条件核对一遍"
      formText="留下电话，顾问会带着这道题的结果，和您核对成绩、预算与时间。"
      form={
        <PageForm id={`${id}-form`} kind="general" source={source} submitLabel="提交，听顾问细说" hasTest />
      }
      foot={
        <div className={callSteps.row}>
          <CallSteps topic="study" retentionDays={env().LEAD_RETENTION_DAYS} />
        </div>
      }
    />
  )
}
