import { ErrorPage, FlyingPage } from './error-page'
import { WaysOn } from './ways-on'

/** A page whose record does not exist or was taken down: HTTP 404 (specification §8). */
export function MissingRecord() {
  return (
    <ErrorPage drawing={<FlyingPage />} title="This page could not be found">
      <p>您要看的内容不存在，或已经下架。</p>
      <WaysOn />
    </ErrorPage>
  )
}
