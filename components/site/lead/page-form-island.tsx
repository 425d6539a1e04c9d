'use client'

import { Island } from '@/components/site/islands/island'
import { viewOf } from '@/components/site/islands/view'
import type { PageFormProps } from './page-form-view'

const view = viewOf(() => import('./page-form-view').then((loaded) => loaded.PageFormView))

export function PageFormIsland(props: PageFormProps) {
  return <Island view={view} props={props} onLost={onLost} />
}

/** The button for a code is all that is lost: without its code the form is posted by the browser, and kept as unverified. */
function onLost() {
  window.alert('验证码暂时发不出去。不填验证码也能提交，顾问来电时再和您核对号码。')
}
