import { useId } from 'react'
import buttonStyles from '@/components/ui/button.module.css'
import { Dialog } from '@/components/ui/dialog'
import { maskPhone } from '@/lib/core/phone'
import { useAppStore } from '@/stores/app-store-provider'
import { CodeRow } from './code-row'
import { HiddenFields } from './hidden-fields'
import { SubmitButton } from './lead-fields'
import { LeadForm, useLeadForm } from './lead-form'
import styles from './lead-form.module.css'

/**
 * The identity check (specification §4): it sends the form that opened it again, with the code. Closing unmounts it,
 * which discards the code and the countdown.
 */
export function CodeDialog({ checkString }: { checkString: string }) {
  const form = useAppStore((state) => state.codeForm)
  const close = useAppStore((state) => state.identityCheckClosed)
  const codeTyped = useAppStore((state) => state.codeTyped)
  const { kind, name, phone, test, source, linkurl, details, opener } = form
  const { website = '', ...asked } = details

  return (
    <Dialog
      title="确认手机号"
      onClose={close}
      message={
        <p>
          验证码会发到{' '}
          <strong className="text-heading tabular-nums whitespace-nowrap">{maskPhone(phone)}</strong>
          ，填入后完成提交。
        </p>
      }
    >
      <LeadForm
        id={useId()}
        kind={kind}
        step="sendWithCode"
        startedAt={opener?.startedAt}
        onAccepted={() => resetForm(opener?.formId)}
        className={`${styles.form} grid gap-3 mt-4`}
      >
        <HiddenFields
          kind={kind}
          source={source}
          honeypot={website}
          values={{ ...asked, name, phone, test, linkurl }}
        />
        <CodeRow
          checkString={checkString}
          takesFocus
          onCodeChange={codeTyped}
          whenSenderDown={(isSenderDown) => <WithoutCode isOffered={isSenderDown} />}
        />
        <SubmitButton label="提交" />
      </LeadForm>
    </Dialog>
  )
}

function resetForm(id = '') {
  const form = document.getElementById(id)
  if (form instanceof HTMLFormElement) form.reset()
}

/**
 * A button in the identity check when no code can be sent, so that a failing text-message service loses no lead: the
 * form is sent without a code and stored as unverified. The element is in the page from the start, so that screen
 * readers announce its text when it appears.
 */
function WithoutCode({ isOffered }: { isOffered: boolean }) {
  const { isSubmitting, submitWithoutCode } = useLeadForm()
  return (
    <div
      aria-live="polite"
      className={`${styles.withoutCode} grid justify-items-start gap-2 text-muted text-sm col-span-full`}
    >
      {isOffered && (
        <>
          <p>短信暂时发不出去。不填验证码也能提交，记录会标为“未验证”，顾问来电时再和您核对号码。</p>
          {/* Not a submit button, because Enter in a field must not skip the code. */}
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} text-sm`}
            aria-disabled={isSubmitting || undefined}
            onClick={submitWithoutCode}
          >
            不填验证码，直接提交
          </button>
        </>
      )}
    </div>
  )
}
