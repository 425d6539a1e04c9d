'use client'

import popupStyles from '@/components/site/lead/popups.module.css'
import buttonStyles from '@/components/ui/button.module.css'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { site } from '@/lib/site'
import { useAppStore } from '@/stores/app-store-provider'
import styles from './notice-popups.module.css'

const primary = `${buttonStyles.button} ${buttonStyles.primary} ${popupStyles.action}`

/** The adult-only notice (specification §2). */
export function AgeNotice() {
  const close = useAppStore((state) => state.noticeClosed)
  return (
    <Dialog title="使用提示" onClose={close} message={<p>{site.ageNotice}。</p>}>
      <p className={styles.text}>未满 18 周岁的学生，请由家长或监护人咨询，并留下监护人的联系方式。</p>
      <button type="button" className={primary} data-autofocus onClick={close}>
        我知道了
      </button>
    </Dialog>
  )
}

/** The test popup of the floating window (specification §2). */
export function TestInvitation() {
  const close = useAppStore((state) => state.noticeClosed)
  return (
    <Dialog
      title="选专业之前，先测一测兴趣"
      onClose={close}
      message={<p>三十件事，选喜欢或不喜欢，约五分钟。答完立刻看到六类兴趣的得分，不用留电话。</p>}
    >
      <Link href={paths.personalityTest} className={primary} data-autofocus onClick={close}>
        去做性格测试
      </Link>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${styles.later}`}
        onClick={close}
      >
        以后再说
      </button>
    </Dialog>
  )
}
