import { env } from '@/lib/core/env'
import { usualQuestions } from '@/lib/leads/asked'
import { isConsentRequired, type LeadFormKind, leadForms, stepOf } from '@/lib/leads/forms'
import type { QuestionName } from '@/lib/leads/questions'
import { hotlineHref, site } from '@/lib/site'
import { CodeRow } from './code-row'
import { ExtraFields } from './extra-fields'
import { HiddenFields } from './hidden-fields'
import { NameField, PhoneField, PrivacyCheckbox, SubmitButton } from './lead-fields'
import { LeadForm } from './lead-form'
import styles from './lead-form.module.css'

type PageFormProps = {
  id: string
  kind: LeadFormKind
  /** Names the form to the consultant, at most 100 characters. */
  source: string
  submitLabel: string
  /** Questions beyond name, phone and code; what the kind usually asks when absent. */
  fields?: readonly QuestionName[] | undefined
  /** The country test is elsewhere in the page and brings the field `test` into this form. */
  hasTest?: boolean
  /** Address of a tool's result; travels with the lead. */
  tool?: string | undefined
  /** Branch that the lead is for; travels with it. */
  branch?: string | undefined
}

/** The form of a page: what every lead form asks, in the order in which it is checked. */
export function PageForm({
  id,
  kind,
  source,
  submitLabel,
  fields = usualQuestions[kind] ?? [],
  hasTest = false,
  tool,
  branch,
}: PageFormProps) {
  const step = stepOf(kind)
  return (
    <LeadForm id={id} kind={kind} step={step} className={`${styles.form} stack gap-3`}>
      <HiddenFields
        kind={kind}
        source={source}
        values={{
          ...(!hasTest && { test: '0' }),
          ...(tool !== undefined && { tool }),
          ...(branch !== undefined && { branch }),
        }}
      />
      <div className={styles.pair}>
        <NameField required={leadForms[kind].nameRequired} />
        <PhoneField />
      </div>
      {step === 'sendWithCode' && <CodeRow checkString={env().SMS_CHECK_STRING} />}
      <ExtraFields kind={kind} fields={fields} />
      <PrivacyCheckbox enforced={isConsentRequired(kind, false)} />
      <SubmitButton label={submitLabel} />
      <p className={`${styles.hotline} muted small centered`}>
        不方便填写，可以直接拨打 <a href={hotlineHref}>{site.hotline}</a>
      </p>
    </LeadForm>
  )
}
