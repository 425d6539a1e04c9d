'use client'

import { lazy, Suspense, useEffect } from 'react'
import { isChunkError, reloadOnce } from '@/lib/chunk-errors'

// One module, which the root layout brings along: apart, each page would load it four times.

const MissingPage = lazy(() => import('./missing-page').then((loaded) => ({ default: loaded.MissingPage })))
const PageError = lazy(() => import('./page-error').then((loaded) => ({ default: loaded.PageError })))

/**
 * The page for addresses that no page has. The framework makes every page carry it along, twice: so it travels as a name, and its
 * markup and scripts are only where it is shown.
 */
export function LazyMissingPage() {
  return (
    <Suspense>
      <MissingPage />
    </Suspense>
  )
}

/** Stands in for a page that failed; carried along by every page, so only its name. Where its code fails as well, `global-error` does. */
export function LazyPageError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    if (isChunkError(error)) reloadOnce()
    else console.error(error)
  }, [error])

  return (
    <Suspense>
      <PageError retry={retry} />
    </Suspense>
  )
}

/** Watches for chunks that fail to load and loads the page anew, once. */
export function ChunkReload() {
  useEffect(() => {
    const onError = (event: ErrorEvent) => {
      if (isChunkError(event.error)) reloadOnce()
    }
    const onRejection = (event: PromiseRejectionEvent) => {
      if (isChunkError(event.reason)) reloadOnce()
    }
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
  return null
}
