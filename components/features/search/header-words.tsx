'use client'

import { useEffect } from 'react'

/**
 * Keeps the words of a results page in the header's search box, where they can be changed: the header is drawn in the layout,
 * which does not know the query. Draws nothing.
 */
export function HeaderWords({ words }: { words: string }) {
  useEffect(() => {
    const box = document.querySelector('header input[name="Keyword"]')
    // What the visitor is typing is not overwritten.
    if (!(box instanceof HTMLInputElement) || (box === document.activeElement && box.value !== '')) return
    box.value = words
    return () => {
      if (box.value === words) box.value = ''
    }
  }, [words])
  return null
}
