'use client'

import { useId } from 'react'
import { CodeRow } from '@/components/lead/code-row'
import { ExtraFields } from '@/components/lead/extra-fields'
import { HiddenFields } from '@/components/lead/hidden-fields'
import { NameField, PhoneField, PrivacyCheckbox, SubmitButton } from '@/components/lead/lead-fields'
import { LeadForm } from '@/components/lead/lead-form'
import formStyles from '@/components/lead/lead-form.module.css'
import { site } from '@/lib/site'
import styles from './floating-panels.module.css'

const className = `${formStyles.form} ${styles.form}`

/** Panel 3: a phone is enough (specification §5, floating form). */
export function CallbackForm({ checkString }: { checkString: string }) {
  return (
    <>
      <p className={styles.text}>我们将在{site.callbackPromiseMinutes}分钟内回电</p>
      <LeadForm id={useId()} kind="callback" step="sendWithCode" className={className}>
        <HiddenFields kind="callback" source="悬浮窗·电话咨询" values={{ test: '0' }} />
        <PhoneField />
        <CodeRow checkString={checkString} quiet />
        <PrivacyCheckbox enforced />
        <SubmitButton label="请给我回电" />
      </LeadForm>
    </>
  )
}

/** Panel 4: the study plan. */
export function PlanForm({ checkString }: { checkString: string }) {
  return (
    <>
      <p className={styles.text}>说明起点和去向，顾问按时间和预算排出一份方案。</p>
      <LeadForm id={useId()} kind="assessment" step="sendWithCode" className={className}>
        <HiddenFields kind="assessment" source="悬浮窗·留学方案" values={{ test: '0' }} />
        <NameField required />
        <ExtraFields fields={['country', 'education']} />
        <PhoneField />
        <CodeRow checkString={checkString} quiet />
        <PrivacyCheckbox enforced />
        <SubmitButton label="获取留学方案" />
      </LeadForm>
    </>
  )
}
