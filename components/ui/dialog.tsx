import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CloseButton } from './close-button'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  /** Runs on Esc and on the close button. The parent must then unmount the dialog. */
  onClose: () => void
  /** A short message instead of a task: screen readers read its text together with the title. */
  message?: ReactNode
  /** Shown above the title. */
  mark?: ReactNode
  children: ReactNode
}

/**
 * A native modal dialog that is open as long as it is mounted. The focus moves to the element marked
 * `data-autofocus`, stays inside, and returns to its former element afterwards.
 */
export function Dialog({ title, onClose, message, mark, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Layout effects, because the cleanup must run while the element is still in the page. Otherwise the browser cannot
  // return the focus.
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
      className={`${styles.dialog} fixed inset-0 m-auto p-0 max-h-[min(100dvh-2rem,48rem)] overflow-auto overscroll-contain rounded-md border-0 border-t-4 border-t-ink-700 [box-shadow:var(--shadow-lg)] animate-rise bg-white text-body focus:outline-none w-[min(100%-2rem,26rem)]`}
      data-surface="paper"
      aria-labelledby={`${id}-title`}
      aria-describedby={message === undefined ? undefined : `${id}-message`}
      onKeyDownCapture={(event) => {
        // A key that was already down when the dialog opened repeats, and would close it before it is read.
        const acts = event.key === 'Escape' || event.target instanceof HTMLButtonElement
        if (event.repeat && acts) event.preventDefault()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // A browser may close a dialog although its cancel event was prevented. Only then it is no longer open here.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
    >
      <div className="p-[clamp(1.5rem,1rem+2vw,2.25rem)]">
        {mark}
        <h2 id={`${id}-title`} className="pr-8 font-display text-xl">
          {title}
        </h2>
        {message !== undefined && (
          <div id={`${id}-message`} className="text-body mt-2">
            {message}
          </div>
        )}
        {children}
      </div>
      <CloseButton label="关闭" className="absolute top-2 right-2" onClick={onClose} />
    </dialog>
  )
}
