import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CloseButton } from '@/components/ui/close-button'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { site } from '@/lib/site'
import { useAppStore } from '@/stores/app-store-provider'
import './notices.css'
import { useClearPlace } from './use-clear-place'
import { useEscape } from './use-escape'

/** The adult-only notice (specification §2). */
export function AgePopup() {
  const close = useAppStore((state) => state.noticeClosed)
  return (
    <Notice label="使用提示">
      <p>
        {site.ageNotice}。
        <span className="max-[720px]:hidden">
          {site.ageRemark}：未满 18 周岁的，请由家长或监护人咨询，并留下监护人的联系方式。
        </span>
      </p>
      <Button variant="secondary" onClick={close}>
        我知道了
      </Button>
    </Notice>
  )
}

/** The test popup of the floating window (specification §2). */
export function TestInvitation() {
  const close = useAppStore((state) => state.noticeClosed)
  return (
    <Notice label="性格测试">
      <p>
        选专业之前，先测一测兴趣：三十件事，约五分钟，不用留电话。
        <Link
          href={paths.personalityTest}
          className="press font-semibold -my-[0.625rem] ms-2"
          onClick={close}
        >
          去做性格测试
        </Link>
      </p>
      <CloseButton label="关闭性格测试的提示" onClick={close} />
    </Notice>
  )
}

/** Beside the page, which stays usable: it opens by itself, so it takes neither the focus nor the whole screen. */
function Notice({ label, children }: { label: string; children: ReactNode }) {
  const close = useAppStore((state) => state.noticeClosed)
  const isNothingElseOpen = useAppStore((state) => state.floating === null)
  const notice = useRef<HTMLElement>(null)
  useEscape(isNothingElseOpen, close)
  useClearPlace(notice)
  return (
    <aside
      ref={notice}
      aria-label={label}
      aria-live="polite"
      data-notice="notice"
      className="grid items-center gap-3 text-sm border border-line rounded-md bg-white print:hidden! text-body grid-cols-main-end px-4 py-3 leading-relaxed"
      data-slot=""
      data-surface="paper"
    >
      {children}
    </aside>
  )
}
