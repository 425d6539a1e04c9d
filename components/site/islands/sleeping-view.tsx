import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { withinTime } from '@/lib/core/within-time'
import { timing } from '@/lib/timing'

export type SleepingView<Props> = {
  /** Fetches the code and takes the markup over, unless that is done already. */
  wake: () => void
  /** Shows other props than those that the markup was drawn with. */
  show: (props: Props) => void
  end: () => void
}

type Tree<Props> = (props: Props) => ReactNode
type Awake<Props> = { draw: (props: Props) => void; end: () => void }

/**
 * Watches over markup of the server whose code is not there yet. At the first touch it fetches the code, has React take over the
 * same elements, and makes up for what they missed. A form that is sent meanwhile waits for its code and is posted by
 * the browser when that does not arrive.
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
  let awake: Promise<Awake<Props>> | null = null
  /** How the pointer came to where it is now. */
  let pointer: PointerEvent | null = null
  let presses: HTMLButtonElement[] = []
  let isSending = false

  function setUnchecked(isUnchecked: boolean) {
    for (const form of box.querySelectorAll('form')) form.noValidate = isUnchecked
  }

  async function wake(): Promise<Awake<Props>> {
    awake ??= load().then((tree) => {
      // As the server wrote them, for React to compare.
      setUnchecked(false)
      return takeOver(box, props, tree)
    })
    try {
      const view = await awake
      if (!sleep.signal.aborted) {
        sleep.abort()
        await catchUp()
      }
      return view
    } catch (cause) {
      awake = null
      const press = presses.at(-1)
      presses = []
      if (press !== undefined) onLost(press)
      throw cause
    }
  }

  async function catchUp() {
    if (pointer !== null) {
      const { target, pointerType } = pointer
      target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
    }
    const focused = document.activeElement
    if (focused !== null && box.contains(focused)) {
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    }
    for (const button of presses) {
      button.click()
      // React draws what came of one before the next, as it does when they happen.
      await Promise.resolve()
    }
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

  /** Links, boxes and submit buttons do by themselves what they are for. */
  function onClick({ target }: Event) {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null
    if (button === null) return
    presses.push(button)
    tryToWake()
  }

  function onSubmit(event: Event) {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    if (isSending) return
    isSending = true
    withinTime(timing.httpTimeout, wake()).then(
      () => form.requestSubmit(),
      (cause: unknown) => {
        console.error('code of a form not loaded, posting natively', cause)
        form.submit()
      },
    )
  }

  box.addEventListener('pointerover', onPointerOver, until)
  box.addEventListener('pointerout', onPointerOut, until)
  box.addEventListener('pointerdown', tryToWake, until)
  box.addEventListener('focusin', tryToWake, until)
  box.addEventListener('click', onClick, until)
  box.addEventListener('submit', onSubmit, until)
  // The browser's own bubbles are for visitors without scripts.
  setUnchecked(true)

  return {
    wake: tryToWake,
    show: (next) => {
      wake().then(
        (view) => view.draw(next),
        (cause: unknown) => console.error('a part of the page not drawn anew', cause),
      )
    },
    end: () => {
      sleep.abort()
      // Later, since React may be drawing and lets no other tree go meanwhile.
      awake?.then((view) => setTimeout(view.end)).catch(() => {})
    },
  }
}

/** Resolves once React listens to the elements that stand in `box`. */
function takeOver<Props>(box: HTMLElement, props: Props, tree: Tree<Props>): Promise<Awake<Props>> {
  return new Promise((resolve) => {
    const draw = (next: Props) => <Drawn onDrawn={() => resolve(awake)}>{tree(next)}</Drawn>
    const root = hydrateRoot(box, draw(props))
    const awake = { draw: (next: Props) => root.render(draw(next)), end: () => root.unmount() }
  })
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn)
  return children
}
