'use client'

import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import { CodeButton } from './code-button'
import { useLeadField } from './lead-form'
import styles from './lead-form.module.css'
import { WithoutCode } from './without-code'

type CodeRowProps = {
  checkString: string
  quiet?: boolean
  /** The task that the dialog opens for starts here. */
  takesFocus?: boolean
  onCodeChange?: (code: string) => void
  /** Offers to go without a code once the sender itself has failed. */
  offersWithout?: boolean
}

/** The code and the button that asks for it. Only with scripts: without them a lead is stored unverified. */
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
    <div className={`needs-script ${styles.codeRow}`}>
      <TextField
        {...field}
        label="验证码"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        maxLength={12}
        data-autofocus={takesFocus || undefined}
      />
      <CodeButton checkString={checkString} quiet={quiet} onSenderDown={setIsSenderDown} />
      {offersWithout && <WithoutCode isOffered={isSenderDown} />}
    </div>
  )
}
