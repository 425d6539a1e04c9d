import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { noteTyped } from './typed-input'

export type Tree<Props> = (props: Props) => ReactNode

export type Awake<Props> = { draw: (props: Props) => void; end: () => void }

/** What a sleeping view could not answer. */
export type Missed = {
  /** How the pointer came to where it is now. */
  pointer: PointerEvent | null
  /** Places of the pressed buttons among those of the box, which stay when React has to make new ones. */
  presses: readonly number[]
}

type Standing<Props> = { box: HTMLElement; tree: Tree<Props>; drawn: Props; wanted: Props; missed: Missed }

/**
 * Has React take over the elements that stand in `box`, which are what `tree` makes of `drawn`, and makes up for what was missed. All
 * at once, so that no event comes between: React swallows those that come while it takes a root over.
 */
export function takeOver<Props>({ box, tree, drawn, wanted, missed }: Standing<Props>): Awake<Props> {
  // As the server wrote them, for React to compare.
  for (const form of box.querySelectorAll('form')) {
    form.noValidate = false
    form.removeAttribute('aria-busy')
  }
  const restoreTyped = noteTyped(box)
  const root = flushSync(() => hydrateRoot(box, tree(drawn), { onRecoverableError }))
  const draw = (next: Props) => root.render(tree(next))
  restoreTyped()
  if (wanted !== drawn) flushSync(() => draw(wanted))
  makeUpFor(box, missed)
  return { draw, end: () => root.unmount() }
}

/** A translator or an extension was here first; React has drawn the part anew. */
function onRecoverableError(cause: unknown) {
  console.error('markup was changed, a part of the page is drawn anew', cause)
}

function makeUpFor(box: HTMLElement, { pointer, presses }: Missed) {
  if (pointer !== null) {
    const { target, pointerType } = pointer
    target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
  }
  const focused = document.activeElement
  if (focused !== null && box.contains(focused)) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
  for (const at of presses) flushSync(() => box.querySelectorAll('button')[at]?.click())
}
