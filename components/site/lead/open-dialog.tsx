import { useId, useState } from 'react'
import { AgePopup, TestInvitation } from '@/components/site/widget/notices'
import { Button } from '@/components/ui/button'
import buttonStyles from '@/components/ui/button.module.css'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { maskPhone } from '@/lib/core/phone'
import { callPromise } from '@/lib/leads/call-time'
import { callHoursRemark, hotlineHref, site } from '@/lib/site'
import { useAppStore } from '@/stores/app-store-provider'
import { CodeRow } from './code-row'
import { HiddenFields } from './hidden-fields'
import { SubmitButton } from './lead-fields'
import { LeadForm, useLeadForm } from './lead-form'
import styles from './lead-form.module.css'

/** The open dialog, and the one below a failure popup. */
export function OpenDialog({ checkString }: { checkString: string }) {
  const dialog = useAppStore((state) => state.dialog)
  const behind = dialog?.kind === 'failure' ? dialog.over : dialog
  return (
    <>
      {behind?.kind === 'code' && <CodeDialog checkString={checkString} />}
      {dialog?.kind === 'failure' && <FailurePopup text={dialog.text} />}
      {dialog?.kind === 'success' && <SuccessPopup text={dialog.text} receipt={dialog.receipt} />}
      {dialog?.kind === 'notice' && (dialog.notice === 'age' ? <AgePopup /> : <TestInvitation />)}
    </>
  )
}

/** @param receipt path of the receipt; null when there is none */
function SuccessPopup({ text, receipt }: { text: string; receipt: string | null }) {
  const close = useAppStore((state) => state.successClosed)
  const [now] = useState(() => new Date())
  return (
    <Dialog
      title="已经收到"
      onClose={close}
      mark={
        <span className="size-12 grid place-items-center mb-4 rounded-[50%] bg-[#e8f2ec] text-success">
          <Icon of="check" className="size-6" strokeWidth={2} />
        </span>
      }
      message={<p>{text}</p>}
    >
      <p className="text-heading font-semibold text-center">{callPromise(now)}</p>
      {callHoursRemark !== '' && <p className="text-muted text-sm text-center">{callHoursRemark}</p>}
      <Button size="tall" wide className="mt-6" data-autofocus onClick={close}>
        等待来电
      </Button>
      {receipt !== null && (
        <p className="justify-items-center grid text-muted text-sm mt-3 text-center">
          {/* Loads a new page, so that no script of this page, such as a chat service, sees the address of the
              receipt. */}
          <Link href={receipt} className="press font-semibold">
            查看回执
          </Link>
          <span>改来电时间、只用微信、停止联系或删除资料</span>
        </p>
      )}
    </Dialog>
  )
}

function FailurePopup({ text }: { text: string }) {
  const close = useAppStore((state) => state.failureClosed)
  return (
    <Dialog
      title="提示"
      onClose={close}
      mark={
        <span className="size-12 grid place-items-center mb-4 rounded-[50%] bg-ink-50 text-ink-700">
          <Icon of="info" className="size-6" strokeWidth={2} />
        </span>
      }
      message={<p>{text}</p>}
    >
      <Button size="tall" wide className="mt-6" data-autofocus onClick={close}>
        好的
      </Button>
      <p className="text-muted text-sm mt-3 text-center">
        需要帮助可以致电{' '}
        <a className="inline-block py-2 font-semibold tabular-nums" href={hotlineHref}>
          {site.hotline}
        </a>
      </p>
    </Dialog>
  )
}

/**
 * The identity check (specification §4): it sends the form that opened it again, with the code. Closing unmounts it,
 * which discards the code and the countdown.
 */
function CodeDialog({ checkString }: { checkString: string }) {
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
