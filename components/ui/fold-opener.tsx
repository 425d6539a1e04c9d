'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { decodeUri } from '@/lib/core/decode-uri'

/**
 * Opens the folds around the target of an address where the browser does not: after the router has navigated, and in
 * browsers that never open a `details` by themselves. Opens all folds for printing, and closes them afterwards.
 */
export function FoldOpener() {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new folds
  useEffect(() => openAroundTarget(), [pathname])

  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const openAll = () => {
      opened = [...document.querySelectorAll('details')].filter(({ open }) => !open)
      for (const fold of opened) fold.open = true
    }
    const closeAgain = () => {
      for (const fold of opened) fold.open = false
      opened = []
    }
    // The router changes the address without a `hashchange` event. A second press on the same link changes no address
    // either, so clicks are watched too.
    const afterPress = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.hash && link.pathname === location.pathname) requestAnimationFrame(openAroundTarget)
    }
    window.addEventListener('hashchange', openAroundTarget)
    window.addEventListener('beforeprint', openAll)
    window.addEventListener('afterprint', closeAgain)
    document.addEventListener('click', afterPress)
    return () => {
      window.removeEventListener('hashchange', openAroundTarget)
      window.removeEventListener('beforeprint', openAll)
      window.removeEventListener('afterprint', closeAgain)
      document.removeEventListener('click', afterPress)
    }
  }, [])

  return null
}

function openAroundTarget() {
  const target = document.getElementById(decodeUri(location.hash.slice(1)))
  let didOpen = false
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement && !at.open) {
      at.open = true
      didOpen = true
    }
  }
  if (didOpen) target?.scrollIntoView()
}
