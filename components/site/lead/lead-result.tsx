import { ErrorPage } from '@/components/site/errors/error-page'
import { ButtonLink } from '@/components/ui/button-link'
import type { LeadOutcome } from '@/lib/contract/lead-outcome'
import { paths } from '@/lib/routing/paths'
import { callbackPromise, hotlineHref, site } from '@/lib/site'
import { OtherWay } from './other-way'

type LeadResultProps = {
  /** Null when there is no proof of a submission, because the address was bookmarked, shared or typed. */
  outcome: LeadOutcome | null
  /** Path of the receipt; null when there is none. */
  receipt: string | null
}

/** The result of a form without scripts, and what the visitor can do now. */
export function LeadResult({ outcome, receipt }: LeadResultProps) {
  const title = outcome === null ? '这里没有提交结果' : outcome.isStored ? '资料已收到' : '没有提交成功'
  return (
    <ErrorPage scene={outcome?.isStored === true ? 'meeting' : 'lost'} title={title}>
      {outcome === null ? (
        <>
          <p>没有从这个网址提交过资料；结果只在提交后的十分钟内显示。</p>
          <p>
            不确定有没有登记上，可以再填一次（24 小时内同一号码只登记一次），
            <span className="inline-block">
              也可以致电 <a href={hotlineHref}>{site.hotline}</a>。
            </span>
          </p>
          {receipt === null ? (
            <ButtonLink href={`${paths.contact}#message`}>再填一次</ButtonLink>
          ) : (
            <ButtonLink href={receipt}>打开回执</ButtonLink>
          )}
        </>
      ) : (
        <>
          <p role="status">{outcome.text}</p>
          {outcome.otherWay !== null && (
            <p>
              <OtherWay text={outcome.otherWay} />
            </p>
          )}
          {outcome.isStored ? (
            <Stored receipt={receipt} />
          ) : (
            <>
              <p>请用浏览器的“返回”回到表单，已填写的内容还在。</p>
              <ButtonLink href={hotlineHref}>致电 {site.hotline}</ButtonLink>
            </>
          )}
        </>
      )}
    </ErrorPage>
  )
}

function Stored({ receipt }: { receipt: string | null }) {
  return (
    <>
      <p>{callbackPromise}。</p>
      {receipt !== null && (
        <>
          <p>回执里可以改来电时间、只用微信联系、停止联系或删除资料。</p>
          <ButtonLink href={receipt}>打开回执</ButtonLink>
        </>
      )}
    </>
  )
}
