import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { callPromise } from '@/lib/leads/call-time'
import { callHoursRemark, hotlineHref, site } from '@/lib/site'
import { useAppStore } from '@/stores/app-store-provider'

/** @param receipt path of the receipt; null when there is none */
export function SuccessPopup({ text, receipt }: { text: string; receipt: string | null }) {
  const close = useAppStore((state) => state.successClosed)
  const [now] = useState(() => new Date())
  return (
    <Dialog
      title="已经收到"
      onClose={close}
      mark={
        <span className="size-12 grid place-items-center mb-4 rounded-[50%] bg-[#e8f2ec] text-success">
          <Icon of="check" className="size-6" strokeWidth={2} />
        </span>
      }
      message={<p>{text}</p>}
    >
      <p className="text-heading font-semibold text-center">{callPromise(now)}</p>
      {callHoursRemark !== '' && <p className="text-muted text-sm text-center">{callHoursRemark}</p>}
      <Button size="tall" wide className="mt-6" data-autofocus onClick={close}>
        等待来电
      </Button>
      {receipt !== null && (
        <p className="justify-items-center grid text-muted text-sm mt-3 text-center">
          {/* Loads a new page, so that no script of this page, such as a chat service, sees the address of the
              receipt. */}
          <Link
            href={receipt}
            className="inline-flex items-center min-h-target max-lg:min-w-target font-semibold"
          >
            查看回执
          </Link>
          <span>改来电时间、只用微信、停止联系或删除资料</span>
        </p>
      )}
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
        <span className="size-12 grid place-items-center mb-4 rounded-[50%] bg-ink-50 text-ink-700">
          <Icon of="info" className="size-6" strokeWidth={2} />
        </span>
      }
      message={<p>{text}</p>}
    >
      <Button size="tall" wide className="mt-6" data-autofocus onClick={close}>
        好的
      </Button>
      <p className="text-muted text-sm mt-3 text-center">
        需要帮助可以致电{' '}
        <a className="inline-block py-2 font-semibold tabular-nums" href={hotlineHref}>
          {site.hotline}
        </a>
      </p>
    </Dialog>
  )
}
