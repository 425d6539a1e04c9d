'use client'

import { useSearchParams, useSelectedLayoutSegments } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import { Island } from '@/components/site/islands/island'
import { viewOf } from '@/components/site/islands/view'
import { pathOfSegments } from '@/lib/routing/active-item'
import type { AppStore } from '@/stores/app-store'
import type { HeaderViewProps } from './header-view'

const view = viewOf(() => import('./header-view').then((loaded) => loaded.HeaderView))

/** Fetches the header's code ahead, for a page without one that leads to a page with one. */
export function preloadHeader() {
  view.load().catch((cause: unknown) => console.error('header not fetched ahead', cause))
}

/**
 * The header as an island, whose markup stands in the HTML once; its code comes right behind the page. It tells the view which page is
 * shown: the path comes from the layout's segments, which the server knows too, so the active item stands in the static HTML; only
 * the parameter `index` waits for the browser.
 */
export function HeaderIsland(props: Omit<HeaderViewProps, 'path' | 'index'>) {
  const path = pathOfSegments(useSelectedLayoutSegments())
  const [index, setIndex] = useState<string | null>(null)
  return (
    <>
      <Island view={view} props={{ ...props, path, index }} onStand={onStand} onLost={openByStyles} />
      <Suspense fallback={null}>
        <IndexParameter onChange={setIndex} />
      </Suspense>
    </>
  )
}

function IndexParameter({ onChange }: { onChange: (index: string | null) => void }) {
  const index = useSearchParams().get('index')
  useEffect(() => onChange(index), [index, onChange])
  return null
}

/**
 * Not at the first touch: a menu is to close when its link was chosen, and the page may change before anything is touched. Links that
 * scripts answer wait for the code; without it a wish to talk opens the chat all the same.
 */
function onStand(store: AppStore, wake: () => Promise<unknown>) {
  let isLost = false
  const awake = wake()
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(answered) : null
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (link === null || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const { consult } = link.dataset
    if (!isLost) {
      event.preventDefault()
      const pressAgain = () => link.click()
      awake.then(pressAgain, pressAgain)
    } else if (consult !== undefined) {
      event.preventDefault()
      store.getState().chatAsked(consult)
    }
  }
  const end = () => document.removeEventListener('click', onClick, true)
  document.addEventListener('click', onClick, true)
  // Before what the presses wait for.
  awake.then(end, (cause: unknown) => {
    console.error('header not loaded', cause)
    isLost = true
    openByStyles()
  })
  return end
}

const answered = 'header a[data-consult], header a[data-progress="off"]'

/** Without its code the header is what it is without scripts: hovering and focus open the menus. */
function openByStyles() {
  document.querySelector('header[data-scripts]')?.removeAttribute('data-scripts')
}
