import { ErrorPage, FlyingPage } from '@/components/site/errors/error-page'
import { WaysOn } from '@/components/site/errors/ways-on'
import type { LeadOutcome } from '@/lib/leads/outcome'
import { hotlineHref, site } from '@/lib/site'

/**
 * How a form without JavaScript ended, and what the visitor can do now.
 * @param receipt path of the receipt; null where there is none to show
 */
export function LeadResult({ outcome, receipt }: { outcome: LeadOutcome; receipt: string | null }) {
  return (
    <ErrorPage drawing={<FlyingPage />} title={outcome.isStored ? '资料已收到' : '没有提交成功'}>
      <p role="status">{outcome.text}</p>
      {outcome.isStored ? (
        <>
          <p>顾问会在工作时间致电您留下的号码。</p>
          {receipt !== null && (
            <p>
              <a href={receipt}>打开回执</a>，可以改来电时间、只用微信联系、停止联系或删除资料。
            </p>
          )}
        </>
      ) : (
        <p>
          请用浏览器的“返回”回到表单，已填写的内容还在；也可以直接致电{' '}
          <a href={hotlineHref}>{site.hotline}</a>。
        </p>
      )}
      <WaysOn />
    </ErrorPage>
  )
}
