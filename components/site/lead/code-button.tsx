import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { withinTime } from '@/lib/core/within-time'
import { codeCountdownText, formTexts } from '@/lib/leads/form-texts'
import { timing } from '@/lib/timing'
import type { CodeOutcome } from './code-request'
import { useLeadForm } from './lead-form'
import styles from './lead-form.module.css'

type CodeButtonProps = {
  checkString: string
  /**
   * As in the floating window: shows no alert for a refused request, and has its own message for a wrong phone
   * (specification §5, §7).
   */
  quiet?: boolean
  /** Reports whether no code can be sent at all, to any phone. */
  onSenderDown?: (isDown: boolean) => void
}

type CodeState = { phase: 'idle' } | { phase: 'sending' } | { phase: 'sent'; until: number }

const loadRequest = () => withinTime(timing.httpTimeout, import('./code-request'))

/** The browser then posts the form itself, and the lead is stored as unverified. */
const withoutSender = '验证码暂时发不出去。不填验证码也能提交，顾问来电时再和您核对号码。'

const idle: CodeState = { phase: 'idle' }

/**
 * Requests a code for the phone in its own form and then counts down (specification §4). It reads the form from the
 * page, so that one button works in forms and in the identity check, where the phone is a hidden field.
 */
export function CodeButton({ checkString, quiet = false, onSenderDown = () => {} }: CodeButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<CodeState>(idle)
  const { manageFields } = useLeadForm()
  const secondsLeft = useCountdown(state, () => setState(idle))
  const reset = useEffectEvent(() => {
    setState(idle)
    onSenderDown(false)
  })

  useEffect(() => {
    const form = button.current?.form
    const onInput = (event: Event) => {
      if (event.target === phoneInput(form)) reset()
    }
    const onReset = () => reset()
    form?.addEventListener('input', onInput)
    form?.addEventListener('reset', onReset)
    return () => {
      form?.removeEventListener('input', onInput)
      form?.removeEventListener('reset', onReset)
    }
  }, [])

  async function onPress() {
    if (state.phase !== 'idle') return
    setState({ phase: 'sending' })
    const input = phoneInput(button.current?.form)
    const typed = input?.value ?? ''
    const { isSent, isSenderDown } = await request(typed)
    // The phone may have changed meanwhile, and the code was sent to the old one.
    const isSamePhone = (input?.value ?? '') === typed
    setState(isSent && isSamePhone ? { phase: 'sent', until: Date.now() + timing.codeCountdown } : idle)
    if (isSamePhone) onSenderDown(isSenderDown)
    if (isSent && isSamePhone) codeInput(button.current?.form)?.focus()
  }

  async function request(typed: string): Promise<CodeOutcome> {
    try {
      const [control, { requestCode }] = await Promise.all([manageFields(), loadRequest()])
      return await requestCode(control, typed, { checkString, quiet })
    } catch (cause) {
      console.error('code of the code button not loaded', cause)
      if (!quiet) window.alert(withoutSender)
      return { isSent: false, isSenderDown: true }
    }
  }

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="tall"
        className={`${styles.codeButton} text-sm tabular-nums`}
        disabled={state.phase === 'sent'}
        aria-disabled={state.phase === 'sending' || undefined}
        onClick={onPress}
      >
        {state.phase === 'sent' ? codeCountdownText(secondsLeft) : formTexts.codeIdle}
      </Button>
      <span role="status" className="sr-only">
        {state.phase === 'sent' && formTexts.codeSent}
      </span>
    </>
  )
}

/**
 * Whole seconds until the countdown ends. It uses the clock instead of counting ticks, because a background tab gets
 * too few of them.
 */
function useCountdown(state: CodeState, onEnd: () => void): number {
  const until = state.phase === 'sent' ? state.until : null
  const [now, setNow] = useState(0)
  const ended = useEffectEvent(onEnd)

  useEffect(() => {
    if (until === null) return
    setNow(Date.now())
    const timer = setInterval(() => {
      if (Date.now() >= until) ended()
      else setNow(Date.now())
    }, 1000)
    return () => clearInterval(timer)
  }, [until])

  if (until === null) return 0
  return Math.min(timing.codeCountdown / 1000, Math.ceil((until - now) / 1000))
}

function phoneInput(form: HTMLFormElement | null | undefined): HTMLInputElement | null {
  return inputNamed(form, 'phone')
}

function codeInput(form: HTMLFormElement | null | undefined): HTMLInputElement | null {
  return inputNamed(form, 'code')
}

function inputNamed(form: HTMLFormElement | null | undefined, name: string): HTMLInputElement | null {
  const control = form?.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control : null
}
