import { ErrorPage } from '@/components/site/errors/error-page'
import { UsefulLinks } from '@/components/site/errors/useful-links'
import { hotlineHref, site } from '@/lib/site'

/** There is no receipt with this code, or it was deleted. The page does not reveal which. */
export function ReceiptMissing() {
  return (
    <ErrorPage title="没有这张回执">
      <p>网址不完整，或者回执已经过期（提交之后 30 天）。您的资料不受影响。</p>
      <p>
        要改时间、停止联系或删除资料，可以致电 <a href={hotlineHref}>{site.hotline}</a>
        ，说明提交时留下的手机号。
      </p>
      <UsefulLinks />
    </ErrorPage>
  )
}

/** Too many requests from one address. */
export function ReceiptBusy() {
  return (
    <ErrorPage title="请稍后再打开">
      <p>这个网络打开回执的次数太多，请过几分钟再试。您的资料不受影响。</p>
      <UsefulLinks />
    </ErrorPage>
  )
}
