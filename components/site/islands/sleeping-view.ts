import { withinTime } from '@/lib/core/within-time'
import { timing } from '@/lib/timing'
import type { Awake, Missed, Tree } from './take-over'

export type SleepingView<Props> = {
  /** Fetches the code and takes the markup over, unless that is done already. Rejects when the code cannot be had. */
  wake: () => Promise<unknown>
  /** Shows other props than those that the markup was drawn with. */
  show: (props: Props) => void
  end: () => void
}

/**
 * Watches over markup of the server whose code is not there yet. At the first touch it fetches the code, has React take over the
 * same elements, and makes up for what they missed. A form that is sent meanwhile waits for its code and is posted by the browser
 * when that does not arrive.
 * @param props what the markup was drawn with
 * @param load fetches the code; what it makes of `props` is equal to the markup
 * @param onLost told of a press that leads to nothing, since the code cannot be had
 */
export function sleepingView<Props>(
  box: HTMLElement,
  props: Props,
  load: () => Promise<Tree<Props>>,
  onLost: (pressed: Element) => void,
): SleepingView<Props> {
  const sleep = new AbortController()
  const until = { signal: sleep.signal }
  let wanted = props
  let awake: Promise<Awake<Props> | null> | null = null
  let isEnded = false
  let isSending = false
  let pointer: Missed['pointer'] = null
  let presses: number[] = []

  const buttons = () => [...box.querySelectorAll('button')]
  // Those that only lead to a page need no code.
  const forms = () => [...box.querySelectorAll<HTMLFormElement>('form[method="post"]')]

  /** Null when the visitor has gone to another page meanwhile. */
  function wake(): Promise<Awake<Props> | null> {
    awake ??= Promise.all([load(), import('./take-over')]).then(
      ([tree, { takeOver }]) => {
        if (isEnded) return null
        sleep.abort()
        return takeOver({ box, tree, drawn: props, wanted, missed: { pointer, presses } })
      },
      (cause: unknown) => {
        awake = null
        const press = buttons()[presses.at(-1) ?? -1]
        presses = []
        if (press !== undefined) onLost(press)
        throw cause
      },
    )
    return awake
  }

  /** Where nothing hangs on it yet: a failure is met again at the next touch. */
  function tryToWake() {
    wake().catch((cause: unknown) => console.error('code of a part of the page not loaded', cause))
  }

  function onPointerOver(event: PointerEvent) {
    pointer = event
    tryToWake()
  }

  function onPointerOut({ relatedTarget }: PointerEvent) {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) pointer = null
  }

  /** Links, boxes, submit buttons and those of a popover do by themselves what they are for. */
  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type !== 'button' || button.hasAttribute('popovertarget')) return
    const at = buttons().indexOf(button)
    // Who presses once more for want of an answer does not mean to take the first press back.
    if (presses.at(-1) !== at) presses.push(at)
    tryToWake()
  }

  function onSubmit(event: Event) {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !forms().includes(form)) return
    event.preventDefault()
    if (isSending) return
    isSending = true
    form.setAttribute('aria-busy', 'true')
    withinTime(timing.httpTimeout, wake())
      .then(
        () => (form.isConnected ? form : forms()[0])?.requestSubmit(),
        (cause: unknown) => {
          console.error('code of a form not loaded, posting natively', cause)
          form.submit()
        },
      )
      // Whoever stops the load, or comes back to the page, sends it again.
      .finally(() => {
        isSending = false
        form.removeAttribute('aria-busy')
      })
  }

  box.addEventListener('pointerover', onPointerOver, until)
  box.addEventListener('pointerout', onPointerOut, until)
  box.addEventListener('pointerdown', tryToWake, until)
  box.addEventListener('focusin', tryToWake, until)
  box.addEventListener('click', onClick, until)
  box.addEventListener('submit', onSubmit, until)
  // The browser's own bubbles are for visitors without scripts.
  for (const form of forms()) form.noValidate = true

  return {
    wake,
    show: (next) => {
      wanted = next
      wake().then(
        (view) => view?.draw(next),
        (cause: unknown) => console.error('a part of the page not drawn anew', cause),
      )
    },
    end: () => {
      isEnded = true
      sleep.abort()
      // Later, since React may be drawing and lets no other tree go meanwhile.
      awake?.then((view) => view && setTimeout(view.end)).catch(() => {})
    },
  }
}
