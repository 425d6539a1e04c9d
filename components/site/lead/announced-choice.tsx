'use client'

import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'

/**
 * Radio buttons whose choice shows a result by CSS. It announces the result, `data-announced` of the chosen button, to
 * screen readers; a `<button>` inside chooses the button without a result, which closes it.
 */
export function AnnouncedChoice({ children, ...attributes }: ComponentProps<'div'>) {
  const root = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    // Announces an answer that was chosen before this code ran.
    const result = chosenResult(root.current)
    if (result !== undefined) setAnnouncement(result)
  }, [])

  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('button') === null) return
    const none = root.current?.querySelector<HTMLInputElement>('input:not([data-announced])')
    none?.focus()
    none?.click()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click too
    <div
      {...attributes}
      ref={root}
      onChange={() => setAnnouncement(chosenResult(root.current) ?? '结果已收起')}
      onClick={onClick}
    >
      {children}
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </div>
  )
}

const chosenResult = (root: HTMLElement | null) =>
  root?.querySelector<HTMLInputElement>('input:checked')?.dataset.announced
