import { type Ref, useId } from 'react'
import { ExtraFields } from '@/components/site/lead/extra-fields'
import { HiddenFields } from '@/components/site/lead/hidden-fields'
import { NameField, PhoneField, PrivacyCheckbox, SubmitButton } from '@/components/site/lead/lead-fields'
import { LeadForm } from '@/components/site/lead/lead-form'
import formStyles from '@/components/site/lead/lead-form.module.css'

/** The chat opens on a click, so the time on the page, not in the form, shows whether a robot sends it. */
const pageOpened = 0

/** A message that becomes a lead, for when no consultant can answer at once. */
export function LeaveMessage({ topic, fold }: { topic: string; fold: Ref<HTMLDetailsElement> }) {
  return (
    <details
      ref={fold}
      data-chat="message"
      className="border-t border-line"
      // Below an answer it would open outside the visible part, so it is scrolled into view.
      onToggle={({ currentTarget: { open, offsetTop, parentElement: panel } }) => {
        if (open && panel !== null) panel.scrollTop = offsetTop - panel.offsetTop
      }}
    >
      <summary className="flex items-center min-h-target font-semibold cursor-pointer">
        留言，请顾问回电
      </summary>
      <LeadForm
        id={useId()}
        kind="message"
        step="send"
        startedAt={pageOpened}
        className={`${formStyles.form} grid gap-3 pb-2`}
      >
        <HiddenFields
          kind="message"
          source={topic === '' ? '在线咨询' : `在线咨询:${topic}`}
          values={{ test: '0' }}
        />
        <NameField required />
        <PhoneField />
        <ExtraFields kind="message" fields={['message']} />
        <PrivacyCheckbox enforced={false} />
        <SubmitButton label="留言" />
      </LeadForm>
    </details>
  )
}
