import { ErrorPage, FlyingPage } from '@/components/errors/error-page'
import { WaysOn } from '@/components/errors/ways-on'
import type { LeadOutcome } from '@/lib/leads/outcome'
import { hotlineHref, site } from '@/lib/site'

/** How a form without JavaScript ended, and what the visitor can do now. */
export function LeadResult({ outcome }: { outcome: LeadOutcome }) {
  return (
    <ErrorPage drawing={<FlyingPage />} title={outcome.isStored ? '资料已收到' : '没有提交成功'}>
      <p role="status">{outcome.text}</p>
      {outcome.isStored ? (
        <p>顾问会在工作时间致电您留下的号码。</p>
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
