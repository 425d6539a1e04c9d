'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  /** Called by Esc and the close button; anyone who shows the dialog takes it away. */
  onClose: () => void
  width?: 'narrow' | 'wide'
  /** A short message rather than a task: its text is read out with the title. */
  message?: ReactNode
  /** Drawn above the title. */
  mark?: ReactNode
  children: ReactNode
}

/**
 * A native modal dialog that is open as long as it is mounted. Focus goes to the element marked `data-autofocus`, stays
 * inside, and returns to where it was.
 */
export function Dialog({ title, onClose, width = 'narrow', message, mark, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Layout effects: the cleanup must run while the element is still in the page, or the browser can't return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[width]}`}
      data-surface="paper"
      aria-labelledby={`${id}-title`}
      aria-describedby={message === undefined ? undefined : `${id}-message`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // A browser may close a dialog in spite of a prevented cancel; only then is it no longer open here.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
    >
      <div className={styles.body}>
        {mark}
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {message !== undefined && (
          <div id={`${id}-message`} className={styles.message}>
            {message}
          </div>
        )}
        {children}
      </div>
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <Icon of="x" strokeWidth={1.75} />
      </button>
    </dialog>
  )
}
