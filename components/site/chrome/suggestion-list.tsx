'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { beginProgress } from '@/components/ui/page-progress'
import { suggestNames } from '@/lib/api/suggestions'
import { type Suggestion, searchTypeLabels } from '@/lib/contract/search'
import styles from './search-box.module.css'

type SuggestionListProps = { input: RefObject<HTMLInputElement | null> }

/** Attributes of a combobox whose list is shown below it (ARIA Authoring Practices, editable combobox with list autocomplete). */
const combobox = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' }

/**
 * Names that begin with the typed words. Up and Down choose one, Enter opens it, Escape closes the list. None is chosen beforehand, so Enter
 * alone searches for the words.
 */
export function SuggestionList({ input }: SuggestionListProps) {
  const id = useId()
  const router = useRouter()
  const list = useRef<HTMLDivElement>(null)
  const { found, clear } = useSuggestions(input)
  const [choice, setChoice] = useState({ of: found, at: -1 })
  const isOpen = found.length > 0
  // A choice belongs to one list: another list begins without one.
  const chosen = choice.of === found ? choice.at : -1

  // The state of the field and its keys come in the moment in which the list is seen.
  useLayoutEffect(() => {
    const field = input.current
    if (field === null) return
    for (const [name, value] of Object.entries(combobox)) field.setAttribute(name, value)
    field.setAttribute('aria-controls', id)
    field.setAttribute('aria-expanded', String(isOpen))
    if (chosen < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', `${id}-${chosen}`)
  }, [input, id, isOpen, chosen])

  useLayoutEffect(() => {
    const field = input.current
    const box = list.current
    if (field === null || !isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const suggestion = found[chosen]
      if (step !== undefined) setChoice({ of: found, at: next(chosen, step, found.length) })
      else if (event.key === 'Escape') clear()
      else if (event.key === 'Enter' && suggestion !== undefined) open(suggestion)
      else return
      event.preventDefault()
    }
    // The field keeps the focus, so that the click comes before the list closes.
    const keepFocus = (event: Event) => event.preventDefault()
    const onClick = ({ target }: Event) => {
      const option = target instanceof Element ? target.closest('[role=option]') : null
      const suggestion = found.find((_, at) => option?.id === `${id}-${at}`)
      if (suggestion !== undefined) open(suggestion)
    }
    field.addEventListener('keydown', onKey)
    field.addEventListener('blur', clear)
    box?.addEventListener('pointerdown', keepFocus)
    box?.addEventListener('mousedown', keepFocus)
    box?.addEventListener('click', onClick)
    return () => {
      box?.removeEventListener('pointerdown', keepFocus)
      box?.removeEventListener('mousedown', keepFocus)
      box?.removeEventListener('click', onClick)
      field.removeEventListener('keydown', onKey)
      field.removeEventListener('blur', clear)
    }
  })

  function open({ href }: Suggestion) {
    clear()
    beginProgress(href)
    router.push(href)
  }

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="建议的名称"
        tabIndex={-1}
        hidden={!isOpen}
        className={`${styles.list} bg-white border border-line-strong [box-shadow:var(--shadow-md)] rounded-sm absolute top-full right-0 left-0 overflow-y-auto`}
      >
        {found.map((suggestion, at) => (
          <div
            key={suggestion.href}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === chosen}
            tabIndex={-1}
            className={`${styles.option} flex items-center justify-between gap-3 min-h-target px-4 cursor-pointer`}
          >
            <span>{suggestion.title}</span>
            <span className="text-muted text-xs whitespace-nowrap">{searchTypeLabels[suggestion.type]}</span>
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {isOpen ? `${found.length} 条建议，按上下键选择` : ''}
      </span>
    </>
  )
}

/** The next place in the list; before the first and after the last is the field itself, -1. */
const next = (at: number, step: number, count: number): number =>
  ((at + 1 + step + count + 1) % (count + 1)) - 1

const none: readonly Suggestion[] = []

/** A pause of typing, in ms. */
const pause = 150

/** The suggestions for a field, asked for once in each pause of typing. Letters that an input method still composes are not words yet. */
function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const [found, setFound] = useState(none)
  const clear = useCallback(() => setFound(none), [])

  useEffect(() => {
    const field = input.current
    if (field === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let request = new AbortController()
    const stop = () => {
      clearTimeout(timer)
      request.abort()
    }
    const ask = () => {
      stop()
      const words = field.value.trim()
      if (words === '') return clear()
      timer = setTimeout(() => {
        request = new AbortController()
        suggestNames(words, request.signal).then(
          (names) => {
            if (document.activeElement === field && field.value.trim() === words) setFound(names)
          },
          () => undefined,
        )
      }, pause)
    }
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) ask()
    }
    field.addEventListener('input', onInput)
    field.addEventListener('compositionend', ask)
    field.form?.addEventListener('submit', stop)
    // The letters that made this code load are already in the field.
    ask()
    return () => {
      stop()
      field.removeEventListener('input', onInput)
      field.removeEventListener('compositionend', ask)
      field.form?.removeEventListener('submit', stop)
    }
  }, [input, clear])

  return { found, clear }
}
