import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'

/** A tab that was opened with this address has no page to go back to. */
function goBack(home: string) {
  if (document.referrer !== '' || history.length > 2) history.back()
  else location.assign(home)
}

/** Counts down `wait` ms and then opens `href`. The visitor may go back instead, or stay. */
export function HomeCountdown({ href, wait }: { href: string; wait: number }) {
  const [seconds, setSeconds] = useState(wait / 1000)
  const [isStopped, setIsStopped] = useState(false)

  useEffect(() => {
    if (isStopped) return
    const end = Date.now() + wait
    const timer = setInterval(() => {
      const left = Math.ceil((end - Date.now()) / 1000)
      setSeconds(Math.max(left, 0))
      if (left <= 0) {
        clearInterval(timer)
        location.replace(href)
      }
    }, 200)
    return () => clearInterval(timer)
  }, [isStopped, href, wait])

  return (
    <>
      <p className="text-muted tabular-nums">
        {isStopped ? (
          '已停留在本页。'
        ) : (
          <>
            <span className="text-ink-900 text-xl font-semibold">{seconds}</span> 秒后自动返回首页
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3 justify-center">
        <Button
          variant="secondary"
          className="noscript:hidden!"
          onClick={() => {
            // On a slow line the way back may take longer than the countdown, which would lead home instead.
            setIsStopped(true)
            goBack(href)
          }}
        >
          返回上一页
        </Button>
        {isStopped ? null : (
          <Button variant="quiet" className="noscript:hidden!" onClick={() => setIsStopped(true)}>
            停留在本页
          </Button>
        )}
      </div>
    </>
  )
}
