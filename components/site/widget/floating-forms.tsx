import { useEffect, useId, useState } from 'react'
import { CodeRow } from '@/components/site/lead/code-row'
import { ExtraFields } from '@/components/site/lead/extra-fields'
import { HiddenFields } from '@/components/site/lead/hidden-fields'
import { NameField, PhoneField, PrivacyCheckbox, SubmitButton } from '@/components/site/lead/lead-fields'
import { LeadForm } from '@/components/site/lead/lead-form'
import formStyles from '@/components/site/lead/lead-form.module.css'
import { callPromise } from '@/lib/leads/call-time'
import { sentEmpty } from '@/lib/leads/forms'
import { callHoursRemark } from '@/lib/site'
import { useAppStore } from '@/stores/app-store-provider'

const className = `${formStyles.form} grid gap-3 mt-2 min-h-0`

/** Panel 3: only a phone is required (specification §5, floating form). */
export function CallbackForm({ checkString }: { checkString: string }) {
  const isShown = useAppStore(({ floating }) => floating?.kind === 'panel' && floating.panel === 'callback')
  // Panels are rendered only in the browser, so this is the visitor's current time. A hidden panel stays in the page for hours.
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!isShown) return
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [isShown])
  return (
    <>
      <p className="text-muted text-sm mt-1">
        <span>{callPromise(now)}</span>
        {callHoursRemark !== '' && <span>，{callHoursRemark}</span>}
      </p>
      <LeadForm id={useId()} kind="callback" step="sendWithCode" className={className}>
        <HiddenFields
          kind="callback"
          source="悬浮窗·电话咨询"
          values={{ ...sentEmpty('callback'), test: '0' }}
        />
        <div data-panels="fields" className="grid gap-2 min-h-28 overflow-y-auto overscroll-contain">
          <PhoneField />
          <CodeRow checkString={checkString} quiet />
          <ExtraFields kind="callback" fields={['call_time']} />
          <PrivacyCheckbox enforced />
        </div>
        <SubmitButton label="请给我回电" />
      </LeadForm>
    </>
  )
}

/** Panel 4: the study plan. */
export function PlanForm({ checkString }: { checkString: string }) {
  return (
    <>
      <p className="text-muted text-sm mt-1">说明起点和去向，顾问按时间和预算排出一份方案。</p>
      <LeadForm id={useId()} kind="assessment" step="sendWithCode" className={className}>
        <HiddenFields kind="assessment" source="悬浮窗·留学方案" values={{ test: '0' }} />
        <div data-panels="fields" className="grid gap-2 min-h-28 overflow-y-auto overscroll-contain">
          <div className={`${formStyles.pair} grid gap-3`}>
            <NameField required />
            <PhoneField />
          </div>
          <ExtraFields kind="assessment" fields={['country', 'education']} />
          <CodeRow checkString={checkString} quiet />
          <PrivacyCheckbox enforced />
        </div>
        <SubmitButton label="获取留学方案" />
      </LeadForm>
    </>
  )
}
