'use client'

import { type ReactNode, useState } from 'react'
import { TextField } from '@/components/ui/field'
import { typedLimits } from '@/lib/leads/field-limits'
import { CodeButton } from './code-button'
import { useLeadField } from './lead-form'

type CodeRowProps = {
  checkString: string
  quiet?: boolean
  /** Focuses the field, because it is the task of the dialog. */
  takesFocus?: boolean
  onCodeChange?: (code: string) => void
  /** Below the field, depending on whether no code can be sent. */
  whenSenderDown?: (isSenderDown: boolean) => ReactNode
}

/** The field for the code and its button. Only with scripts; without them a lead is stored unverified. */
export function CodeRow({
  checkString,
  quiet,
  takesFocus = false,
  onCodeChange,
  whenSenderDown,
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
      {whenSenderDown?.(isSenderDown)}
    </div>
  )
}
