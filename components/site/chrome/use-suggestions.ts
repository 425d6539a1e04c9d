import { type RefObject, useCallback, useEffect, useState } from 'react'
import { suggestNames } from '@/lib/api/suggestions'
import type { Suggestion } from '@/lib/contract/search'

const none: readonly Suggestion[] = []

/** A pause of typing, in ms. */
const pause = 150

/** The suggestions for a field, asked for once in each pause of typing. Letters that an input method still composes are not words yet. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
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
