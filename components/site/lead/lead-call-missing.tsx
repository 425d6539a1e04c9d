import { ErrorPage } from '@/components/site/errors/error-page'

/** There is no lead with this code, or it was deleted. The page does not reveal which. */
export function LeadCallMissing() {
  return (
    <ErrorPage title="这个链接打不开了">
      <p>网址不完整，或者已经过期；本人要求删除资料之后，链接也立即失效。</p>
      <p>请从群里最新的通知重新打开，或者在您的线索系统里按编号查找。</p>
    </ErrorPage>
  )
}

/** Too many requests from one address. */
export function LeadCallBusy() {
  return (
    <ErrorPage title="请稍后再打开">
      <p>这个网络打开线索的次数太多，请过几分钟再试。</p>
    </ErrorPage>
  )
}
