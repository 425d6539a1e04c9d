'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type EarlyListener, type EarlyPress, earlyListener, needsCode } from './listener'
import { noteFields, putBack } from './noted-fields'

declare global {
  interface Window {
    earlyInput?: EarlyListener
  }
}

let isHydrated = false

/**
 * The time, in ms of `performance.now()`, since which a part that is being mounted has been visible. On the first
 * page this is the first paint, which on a slow line is long before the scripts; after a navigation it is now. The
 * forms of a page that the browser has opened again, by going back or reloading, are filled already, so there it is
 * infinitely long ago.
 */
export function seenSince(): number {
  if (isHydrated) return performance.now()
  const [load] = performance.getEntriesByType('navigation')
  if (load !== undefined && 'type' in load && load.type !== 'navigate') return Number.NEGATIVE_INFINITY
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
}

/**
 * Handles what a visitor does inside it before the page is hydrated. The last press on a button without code takes
 * effect after hydration. Fields keep their values by themselves. When React has to render the page anew, because a
 * translator or an extension has changed the markup, values and focus are copied into the new fields. Used once, in
 * the root layout.
 */
export function EarlyInput({ children }: { children: ReactNode }) {
  // During this first render the server's markup is still in the page, even when React will replace it.
  const [fields] = useState(noteFields)
  const press = useRef<EarlyPress | null>(null)

  useLayoutEffect(() => {
    putBack(fields)
    press.current = takePress()
  }, [fields])

  // Runs after the effects of all children.
  useEffect(() => {
    isHydrated = true
    repeatEarlyEvents()
    if (press.current !== null) answer(press.current)
    press.current = null
  }, [])

  return (
    <>
      <script>{earlyListener}</script>
      {children}
    </>
  )
}

function takePress(): EarlyPress | null {
  const { earlyInput } = window
  if (earlyInput === undefined) return null
  const { press } = earlyInput
  earlyInput.press = null
  earlyInput.end()
  // When the event arrives during hydration, React hydrates at once and handles the event itself. It exports nothing that says so; a phase
  // of the event is the standard's own sign that it is still on its way.
  const isBeingAnswered = press !== null && press.event.eventPhase !== Event.NONE
  return isBeingAnswered && !press.event.defaultPrevented ? null : press
}

/** The position is the same in a page that was rendered anew. */
function answer({ element, place }: EarlyPress) {
  const now = element.isConnected ? element : document.querySelectorAll<HTMLElement>(needsCode)[place]
  now?.click()
}

/** Repeats focus and pointer events that happened before the code for them had loaded. */
function repeatEarlyEvents() {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body)
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}
