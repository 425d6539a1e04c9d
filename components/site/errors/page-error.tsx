'use client'

import buttons from '@/components/ui/button.module.css'
import { hotlineHref, site } from '@/lib/site'
import { ErrorPage } from './error-page'

/**
 * A page that failed while it was drawn. The details are in the server's log; the visitor gets ways on, as plain links, since the
 * router may be what failed.
 */
export function PageError({ retry }: { retry: () => void }) {
  return (
    <ErrorPage title="页面暂时打不开">
      <p>
        系统繁忙，请稍后重试，或者 <a href="/">返回首页</a>。着急的话，可以直接致电{' '}
        <a href={hotlineHref}>{site.hotline}</a>。
      </p>
      <button type="button" className={`${buttons.button} ${buttons.primary}`} onClick={() => retry()}>
        重新加载
      </button>
    </ErrorPage>
  )
}
