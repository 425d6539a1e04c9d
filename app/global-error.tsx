'use client'

import { useEffect } from 'react'
import { isChunkError, reloadOnce } from '@/lib/chunk-errors'
import './globals.css'

/** Replaces the whole document when even the root layout fails, so it uses nothing of the site except its tokens. */
export default function GlobalError({ error }: { error: unknown }) {
  useEffect(() => {
    if (isChunkError(error)) void reloadOnce()
    else console.error(error)
  }, [error])

  return (
    <html lang="zh-CN">
      <body>
        <title>An error occurred while showing the error page</title>
        <main style={{ padding: 'var(--spacing-band) var(--spacing-gutter)', textAlign: 'center' }}>
          <h1 style={{ fontSize: 'var(--text-2xl)' }}>An error occurred while showing the error page</h1>
          <p style={{ marginBlockStart: 'calc(var(--spacing) * 4)' }}>
            {/* A page load, because the router of this page may have failed. */}
            <a href="/">返回首页</a>
          </p>
        </main>
      </body>
    </html>
  )
}
