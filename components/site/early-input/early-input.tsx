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
 * Since when a part of the page that is being mounted has been in sight, in ms of `performance.now()`: on the first page since the
 * first paint, which on a slow line comes long before the scripts, and after a navigation since now.
 */
export function seenSince(): number {
  if (isHydrated) return performance.now()
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
}

/**
 * Keeps what a visitor does before the page is hydrated, for everything inside it. The last press on a button without code is answered
 * then. Fields keep their values by themselves, and also where React has to draw the page anew, as after a translator or an extension has
 * changed its markup: there the values and the focus go to the new fields. Stands once, in the root layout.
 */
export function EarlyInput({ children }: { children: ReactNode }) {
  // While it renders, the markup of the server is still there, also before it is drawn anew.
  const [fields] = useState(noteFields)
  const press = useRef<EarlyPress | null>(null)

  useLayoutEffect(() => {
    putBack(fields)
    press.current = takePress()
  }, [fields])

  // Behind the effects of all that is inside.
  useEffect(() => {
    isHydrated = true
    tellWhatRests()
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
  // React hydrates at once for an event that comes while it is at it, and answers that event itself.
  const isBeingAnswered = press !== null && press.event.eventPhase !== Event.NONE
  return isBeingAnswered && !press.event.defaultPrevented ? null : press
}

/** Its place is the same in a page that was drawn anew. */
function answer({ element, place }: EarlyPress) {
  const now = element.isConnected ? element : document.querySelectorAll<HTMLElement>(needsCode)[place]
  now?.click()
}

/** The focus and the pointer came before there was code to see it. */
function tellWhatRests() {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body)
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}
