'use client'

import { useEffect } from 'react'

/**
 * Copies the words of a results page into the header's search box, where they can be changed. The header is part of
 * the layout, which does not know the query. Renders nothing.
 */
export function HeaderWords({ words }: { words: string }) {
  useEffect(() => {
    const box = document.querySelector('header input[name="Keyword"]')
    // Text that the visitor is typing is not overwritten.
    if (!(box instanceof HTMLInputElement) || (box === document.activeElement && box.value !== '')) return
    box.value = words
    return () => {
      if (box.value === words) box.value = ''
    }
  }, [words])
  return null
}
