import { isOverseasSeat } from '@/lib/collections/kinds/branch-seat'
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
  /** Names the form for consultants, at most 100 characters. */
  source: string
  submitLabel: string
  /** Questions beside name, phone and code; by default those of the kind. */
  fields?: readonly QuestionName[] | undefined
  /** The country test is at another place of the page and adds the field `test` to this form. */
  hasTest?: boolean
  /** Address of a tool's result, sent with the lead. */
  tool?: string | undefined
  /** Branch of the lead, sent with it. One outside the mainland gets the lead only with a consent of its own, which the form asks for. */
  branch?: string | undefined
}

/** The form of a page with the fields of every lead form, in the order in which they are checked. */
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
  const asked: readonly QuestionName[] =
    branch !== undefined && isOverseasSeat(branch) ? [...fields, 'abroad'] : fields
  return (
    <LeadForm id={id} kind={kind} step={step} className={`${styles.form} grid gap-3`}>
      <HiddenFields
        kind={kind}
        source={source}
        values={{
          ...(!hasTest && { test: '0' }),
          ...(tool !== undefined && { tool }),
          ...(branch !== undefined && { branch }),
        }}
      />
      <div className={`${styles.pair} grid gap-3`}>
        <NameField required={leadForms[kind].nameRequired} />
        <PhoneField />
      </div>
      {step === 'sendWithCode' && <CodeRow checkString={env().SMS_CHECK_STRING} />}
      <ExtraFields kind={kind} fields={asked} />
      <PrivacyCheckbox enforced={isConsentRequired(kind, false)} />
      <SubmitButton label={submitLabel} />
      <p className={`${styles.hotline} text-muted leading-normal text-center`}>
        也可以直接拨打{' '}
        <a className="font-semibold tabular-nums reach" href={hotlineHref}>
          {site.hotline}
        </a>
      </p>
    </LeadForm>
  )
}
