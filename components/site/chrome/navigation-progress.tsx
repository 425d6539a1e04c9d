'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import styles from './progress-bar.module.css'
import {
  type Bar,
  createProgressTracker,
  leadsElsewhere,
  linkPressOf,
  startsNavigation,
} from './progress-tracker'

/** The progress bar of each navigation inside the site. */
export function NavigationProgress() {
  const tracker = useRef<ReturnType<typeof createProgressTracker>>(undefined)
  const address = `${usePathname()}?${useSearchParams()}`

  useEffect(() => {
    const created = createProgressTracker(loadBar)
    tracker.current = created

    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link !== null && startsNavigation(linkPressOf(event, link), location.href)) created.begin()
    }

    function onSubmit(event: SubmitEvent) {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
      if (form.dataset.progress === 'off') return
      const target = new URL(form.action)
      for (const [name, value] of new FormData(form)) {
        if (typeof value === 'string') target.searchParams.set(name, value)
      }
      if (leadsElsewhere(target.href, location.href)) created.begin()
    }

    document.addEventListener('click', onClick, true)
    document.addEventListener('submit', onSubmit, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('submit', onSubmit, true)
      created.finish()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what ends the navigation
  useEffect(() => tracker.current?.finish(), [address])

  return null
}

let loaded: Promise<Bar> | undefined

function loadBar(): Promise<Bar> {
  loaded ??= import('nprogress').then(({ default: nprogress }) => {
    nprogress.configure({
      template: `<div class="${styles.bar}" data-bar aria-hidden="true"></div>`,
      barSelector: '[data-bar]',
      showSpinner: false,
    })
    return { start: () => void nprogress.start(), done: () => void nprogress.done() }
  })
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}
