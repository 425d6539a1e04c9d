import { useId } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { maskPhone } from '@/lib/core/phone'
import { useAppStore } from '@/stores/app-store-provider'
import { CodeRow } from './code-row'
import { HiddenFields } from './hidden-fields'
import { SubmitButton } from './lead-fields'
import { LeadForm } from './lead-form'
import styles from './lead-form.module.css'
import { WithoutCode } from './without-code'

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
