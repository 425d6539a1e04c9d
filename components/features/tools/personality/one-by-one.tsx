'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'

/**
 * Shows one question of a list at a time, with the way back. A press on an answer leads to the next question; an answer that is chosen
 * with the keyboard does not, because the arrows choose while they move. Without scripts all questions are shown.
 */
export function OneByOne({ count, children }: { count: number; children: ReactNode }) {
  const list = useRef<HTMLOListElement>(null)
  const isPressed = useRef(false)
  const [at, setAt] = useState<number | null>(null)
  const shown = at ?? 0
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    for (const [place, item] of items.entries()) item.toggleAttribute('data-now', place === shown)
    if (at !== null) items[shown]?.querySelector('input')?.focus({ preventScroll: true })
  }, [at, shown])
  const last = count - 1
  return (
    <>
      <div className="hidden scripting:flex flex-wrap items-center gap-x-6" data-personality="progress">
        <p aria-live="polite">
          第 {shown + 1} 题，共 {count} 题
        </p>
        <progress
          className="flex-1 max-w-80 accent-ink-600"
          value={shown + 1}
          max={count}
          aria-hidden="true"
        />
      </div>
      <ol
        ref={list}
        data-personality="items"
        className="grid grid-cols-1 gap-2 noscript:lg:grid-cols-2 noscript:lg:gap-x-12"
        onPointerUp={() => {
          isPressed.current = true
        }}
        onKeyDown={() => {
          isPressed.current = false
        }}
        onChange={() => {
          if (isPressed.current && shown < last) setAt(shown + 1)
          isPressed.current = false
        }}
      >
        {children}
      </ol>
      <p className="hidden scripting:flex gap-4">
        <Button variant="secondary" disabled={shown === 0} onClick={() => setAt(shown - 1)}>
          上一题
        </Button>
        <Button disabled={shown === last} onClick={() => setAt(shown + 1)}>
          下一题
        </Button>
      </p>
    </>
  )
}
