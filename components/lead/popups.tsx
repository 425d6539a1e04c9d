'use client'

import { Check, Info } from 'lucide-react'
import buttonStyles from '@/components/ui/button.module.css'
import { Dialog } from '@/components/ui/dialog'
import { hotlineHref, site } from '@/lib/site'
import { useAppStore } from '@/stores/app-store-provider'
import styles from './popups.module.css'

export function SuccessPopup({ text }: { text: string }) {
  const close = useAppStore((state) => state.successClosed)
  return (
    <Dialog
      title="已经收到"
      onClose={close}
      mark={
        <span className={`${styles.mark} ${styles.success}`}>
          <Check aria-hidden="true" strokeWidth={2} />
        </span>
      }
      message={<p>{text}</p>}
    >
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.action}`}
        data-autofocus
        onClick={close}
      >
        等待来电
      </button>
    </Dialog>
  )
}

export function FailurePopup({ text }: { text: string }) {
  const close = useAppStore((state) => state.failureClosed)
  return (
    <Dialog
      title="提示"
      onClose={close}
      mark={
        <span className={styles.mark}>
          <Info aria-hidden="true" strokeWidth={2} />
        </span>
      }
      message={<p>{text}</p>}
    >
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.action}`}
        data-autofocus
        onClick={close}
      >
        好的
      </button>
      <p className={styles.hotline}>
        需要帮助可以致电 <a href={hotlineHref}>{site.hotline}</a>
      </p>
    </Dialog>
  )
}
