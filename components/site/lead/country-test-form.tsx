import { useId } from 'react'
import { countryTest } from '@/lib/leads/country-test'
import { callbackPromise } from '@/lib/site'
import { BottomBand } from './bottom-band'
import { CountryTest } from './country-test'
import { PageForm } from './page-form'

/**
 * The general form with "which country suits you" beside it. It is separate from the other bottom forms, because
 * their pages would load the styles of the test too.
 * @param props.source names the form for consultants
 */
export function CountryTestForm({ source }: { source: string }) {
  const id = useId()
  return (
    <BottomBand
      id={id}
      title={countryTest.title}
      text={`结果马上显示，不用留电话。想按自己的条件核对，留下电话，顾问会带着这道题的结果回电。${callbackPromise}。`}
      aside={<CountryTest id={`${id}-test`} form={`${id}-form`} />}
      topic="study"
      form={
        <PageForm id={`${id}-form`} kind="general" source={source} submitLabel="提交，听顾问细说" hasTest />
      }
    />
  )
}
