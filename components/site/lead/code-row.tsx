'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import buttonStyles from '@/components/ui/button.module.css'
import { TextField } from '@/components/ui/field'
import { typedLimits } from '@/lib/leads/field-limits'
import { CodeButton } from './code-button'
import { useLeadField, useLeadForm } from './lead-form'
import styles from './lead-form.module.css'

type CodeRowProps = {
  checkString: string
  quiet?: boolean
  /** Focuses the field, because it is the task of the dialog. */
  takesFocus?: boolean
  onCodeChange?: (code: string) => void
  /** Offers to submit without a code when the sender has failed. */
  offersWithout?: boolean
}

/** The field for the code and its button. Only with scripts; without them a lead is stored unverified. */
export function CodeRow({
  checkString,
  quiet,
  takesFocus = false,
  onCodeChange,
  offersWithout = false,
}: CodeRowProps) {
  const [isSenderDown, setIsSenderDown] = useState(false)
  const field = useLeadField('code', { onChange: ({ target }) => onCodeChange?.(target.value) })
  return (
    <div className="noscript:hidden! grid gap-2 grid-cols-main-end">
      <TextField
        {...field}
        label="验证码"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        maxLength={typedLimits.code}
        data-autofocus={takesFocus || undefined}
      />
      <CodeButton checkString={checkString} quiet={quiet} onSenderDown={setIsSenderDown} />
      {offersWithout && <WithoutCode isOffered={isSenderDown} />}
    </div>
  )
}

/**
 * A button in the identity check when no code can be sent, so that a failing text-message service loses no lead: the
 * form is sent without a code and stored as unverified. The element is in the page from the start, so that screen
 * readers announce its text when it appears.
 */
function WithoutCode({ isOffered }: { isOffered: boolean }) {
  const { submitWithoutCode } = useLeadForm()
  const { isSubmitting } = useFormContext().formState
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
