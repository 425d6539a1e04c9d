'use client'

import { lazy, Suspense, useEffect } from 'react'
import { isChunkError, reloadOnce } from '@/lib/chunk-errors'

// One module for the root layout. As separate modules each page would load this code four times.

const MissingPage = lazy(() => import('./missing-page').then((loaded) => ({ default: loaded.MissingPage })))
const PageError = lazy(() => import('./page-error').then((loaded) => ({ default: loaded.PageError })))

/**
 * The page for unknown addresses. The framework adds it to every page twice, so it is loaded lazily, and its markup
 * and scripts are loaded only where it is shown. It has no Suspense boundary of its own: the page is then hydrated
 * as one, and a press on its buttons before that takes effect afterwards.
 */
export function LazyMissingPage() {
  return <MissingPage />
}

/**
 * Replaces a page that failed. It is part of every page, so it is loaded lazily. When its code fails too,
 * `global-error` replaces it.
 */
export function LazyPageError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    if (isChunkError(error)) void reloadOnce()
    else console.error(error)
  }, [error])

  return (
    <Suspense>
      <PageError retry={retry} />
    </Suspense>
  )
}

/** Reloads the page once when one of its scripts fails to load. */
export function ChunkReload() {
  useEffect(() => {
    const onError = (event: ErrorEvent) => {
      if (isChunkError(event.error)) void reloadOnce()
    }
    const onRejection = (event: PromiseRejectionEvent) => {
      if (isChunkError(event.reason)) void reloadOnce()
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
