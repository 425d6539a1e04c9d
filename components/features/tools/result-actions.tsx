'use client'

import { useId, useRef, useState } from 'react'
import styles from './tool-ways.module.css'

/** Opens the browser's print window; hidden where scripts don't run. */
export function PrintPage({ className }: { className: string }) {
  return (
    <button type="button" className={`${className} needs-script`} onClick={() => window.print()}>
      打印这一页
    </button>
  )
}

/** The address in a field from which it can be taken by hand, and a button that does so. */
export function CopyAddress({ address, className }: { address: string; className: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setMessage('已复制')
    } catch {
      // Refused outside secure pages and by some settings: the selection is ready for the keyboard.
      field.current?.select()
      setMessage('浏览器不允许代为复制，网址已选中，请按 Ctrl+C')
    }
  }

  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        这份结果的网址
      </label>
      <input
        ref={field}
        id={id}
        className={styles.address}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className={`${className} needs-script`} onClick={copy}>
        复制链接
      </button>
      <p className={styles.message} aria-live="polite">
        {message}
      </p>
    </>
  )
}
