import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import buttonStyles from '@/components/ui/button.module.css'
import { log } from '@/lib/core/log'
import { isPhone, normalizePhone } from '@/lib/core/phone'
import { withinTime } from '@/lib/core/within-time'
import { codeCountdownText, messages } from '@/lib/leads/messages'
import { timing } from '@/lib/timing'
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

/** Loads the client (axios) at the first press. */
const loadSender = () => withinTime(timing.httpTimeout, import('@/lib/api/send-code'))

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
  const { clearErrors, setError } = useFormContext()
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

  function showError(message: string) {
    clearErrors()
    setError('phone', { message }, { shouldFocus: true })
  }

  async function requestCode() {
    if (state.phase !== 'idle') return
    const input = phoneInput(button.current?.form)
    const phone = normalizePhone(input?.value ?? '')
    if (phone === '') return showError(messages.phoneRequired)
    if (!isPhone(phone)) {
      const message = quiet ? messages.phoneFormatFloating : messages.phoneFormat
      showError(message)
      if (quiet) window.alert(message)
      return
    }
    clearErrors()
    setState({ phase: 'sending' })
    const { isSent, isSenderDown } = await request(phone)
    // The phone may have changed meanwhile, and the code was sent to the old one.
    const isSamePhone = normalizePhone(input?.value ?? '') === phone
    setState(isSent && isSamePhone ? { phase: 'sent', until: Date.now() + timing.codeCountdown } : idle)
    if (isSamePhone) onSenderDown(isSenderDown)
    if (isSent && isSamePhone) codeInput(button.current?.form)?.focus()
  }

  async function request(phone: string): Promise<{ isSent: boolean; isSenderDown: boolean }> {
    const sender = await loadSender().catch((cause: unknown) => {
      console.error('code of the code button not loaded', cause)
      return null
    })
    if (sender === null) {
      if (!quiet) window.alert(withoutSender)
      return { isSent: false, isSenderDown: true }
    }
    try {
      const answer = await sender.sendCode(phone, checkString)
      if (answer.sent) return { isSent: true, isSenderDown: false }
      if (!quiet) window.alert(answer.text)
      return { isSent: false, isSenderDown: answer.isSenderDown }
    } catch (error) {
      log('error', 'code not requested', { error })
      return { isSent: false, isSenderDown: sender.isServerDown(error) }
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.secondary} ${styles.codeButton} ${buttonStyles.tall} text-sm tabular-nums`}
        disabled={state.phase === 'sent'}
        aria-disabled={state.phase === 'sending' || undefined}
        onClick={requestCode}
      >
        {state.phase === 'sent' ? codeCountdownText(secondsLeft) : messages.codeIdle}
      </button>
      <span role="status" className="sr-only">
        {state.phase === 'sent' && messages.codeSent}
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
