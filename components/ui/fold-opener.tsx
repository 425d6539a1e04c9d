'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Opens the folds around the target of an address where the browser does not: after the router has navigated, and everywhere in browsers
 * that leave a closed `details` closed. For print all folds open, and close again afterwards.
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
    // The router writes the address by itself, so that no `hashchange` follows; a press on the same target twice changes nothing either.
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
  const target = document.getElementById(decoded(location.hash.slice(1)))
  let didOpen = false
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement && !at.open) {
      at.open = true
      didOpen = true
    }
  }
  if (didOpen) target?.scrollIntoView()
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
