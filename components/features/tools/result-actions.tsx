'use client'

import { useState } from 'react'

/** Opens the browser's print dialog; hidden without scripts. */
export function PrintPage({ className }: { className: string | undefined }) {
  return (
    <button type="button" className={`${className} noscript:hidden!`} onClick={() => window.print()}>
      打印
    </button>
  )
}

/** Copies the address of the result. When the browser refuses, the address is shown in a field for copying by hand. */
export function CopyAddress({ address, className }: { address: string; className: string | undefined }) {
  const [message, setMessage] = useState('')
  const [isShown, setIsShown] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setMessage('已复制')
    } catch {
      setIsShown(true)
      setMessage('浏览器不允许代为复制，网址已选中，请按 Ctrl+C')
    }
  }

  return (
    <>
      <button type="button" className={`${className} noscript:hidden!`} onClick={copy}>
        复制链接
      </button>
      {isShown && (
        <input
          ref={(field) => field?.select()}
          aria-label="这份结果的网址"
          className="flex-[1_1_14rem] px-3 bg-paper text-ellipsis text-sm min-h-target min-w-0 rounded-sm border border-line-strong"
          value={address}
          readOnly
        />
      )}
      <span className="empty:hidden" aria-live="polite">
        {message}
      </span>
    </>
  )
}
