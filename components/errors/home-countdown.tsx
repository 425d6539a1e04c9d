'use client'

import { useEffect, useState } from 'react'
import buttons from '@/components/ui/button.module.css'
import { paths } from '@/lib/routing/paths'
import { timing } from '@/lib/site'
import styles from './error-page.module.css'

/** Counts down to the home page; the visitor may go back instead, or stay. */
export function HomeCountdown() {
  const total = timing.errorRedirect / 1000
  const [seconds, setSeconds] = useState(total)
  const [isStopped, setIsStopped] = useState(false)

  useEffect(() => {
    if (isStopped) return
    const end = Date.now() + timing.errorRedirect
    const timer = setInterval(() => {
      const left = Math.ceil((end - Date.now()) / 1000)
      setSeconds(Math.max(left, 0))
      if (left <= 0) {
        clearInterval(timer)
        location.replace(paths.home)
      }
    }, 200)
    return () => clearInterval(timer)
  }, [isStopped])

  return (
    <>
      <p className={styles.countdown}>
        {isStopped ? (
          '已停留在本页。'
        ) : (
          <>
            <span className={styles.seconds}>{seconds}</span> 秒后自动返回首页
          </>
        )}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${buttons.button} ${buttons.secondary} needs-script`}
          onClick={() => history.back()}
        >
          返回上一页
        </button>
        {isStopped ? null : (
          <button
            type="button"
            className={`${buttons.button} ${buttons.quiet} needs-script`}
            onClick={() => setIsStopped(true)}
          >
            停留在本页
          </button>
        )}
      </div>
    </>
  )
}
