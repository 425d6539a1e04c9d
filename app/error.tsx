'use client'

import { useEffect } from 'react'
import { ErrorPage, FlyingPage } from '@/components/errors/error-page'
import { WaysOn } from '@/components/errors/ways-on'
import buttons from '@/components/ui/button.module.css'
import { isChunkError, reloadOnce } from '@/lib/chunk-errors'

/** A page that failed while it was drawn. The details are in the server's log; the visitor gets ways on. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    if (isChunkError(error)) reloadOnce()
    else console.error(error)
  }, [error])

  return (
    <main id="main">
      <ErrorPage drawing={<FlyingPage />} title="页面暂时打不开">
        <p>系统繁忙，请稍后重试。着急的话，可以直接致电。</p>
        <button type="button" className={`${buttons.button} ${buttons.primary}`} onClick={() => retry()}>
          重新加载
        </button>
        <WaysOn />
      </ErrorPage>
    </main>
  )
}
