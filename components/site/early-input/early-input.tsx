'use client'

import { type PropsWithChildren, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type EarlyListener, type EarlyPress, earlyListener, needsCode } from './listener'

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
export function EarlyInput({ children }: PropsWithChildren) {
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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type NotedField = { field: Field; key: string; value: string; isChecked: boolean; hasFocus: boolean }

/** The current values of the fields of the page, and the one with the focus. */
function noteFields(): NotedField[] {
  if (typeof document === 'undefined') return []
  return fieldsOfPage().map((field) => ({
    field,
    key: keyOf(field),
    value: field.value,
    isChecked: isTicked(field),
    hasFocus: field === document.activeElement,
  }))
}

/** Writes the values into the fields that have replaced the old ones. */
function putBack(noted: readonly NotedField[]) {
  const lost = noted.filter(({ field }) => !field.isConnected)
  if (lost.length === 0) return
  for (const field of fieldsOfPage()) {
    const key = keyOf(field)
    const at = lost.findIndex((then) => then.key === key)
    const [then] = at < 0 ? [] : lost.splice(at, 1)
    if (then === undefined) continue
    if (isChoice(field)) field.checked = then.isChecked
    else field.value = then.value
    if (then.hasFocus) field.focus()
  }
}

const fieldsOfPage = () =>
  [...document.querySelectorAll<Field>('input, select, textarea')].filter(({ type }) => type !== 'hidden')

/** The id of a form comes from the server and does not change when the form is rendered anew. */
const keyOf = (field: Field) =>
  [field.form?.getAttribute('id') ?? '', field.name, isChoice(field) ? field.value : ''].join('\n')

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)

const isTicked = (field: Field) => isChoice(field) && field.checked
