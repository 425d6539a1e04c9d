'use client'

import { Island } from '@/components/site/islands/island'
import { viewOf } from '@/components/site/islands/view'
import type { BottomFormViewProps } from './bottom-form-view'
import { onFormLost } from './on-form-lost'

const view = viewOf(() => import('./bottom-form-view').then((loaded) => loaded.BottomFormView))

export function BottomFormIsland(props: BottomFormViewProps) {
  return <Island view={view} props={props} onLost={onFormLost} instead={<Unopened {...props} />} />
}

/** Where links to the form lead meanwhile. */
function Unopened({ place = 'consult' }: BottomFormViewProps) {
  return <p id={place}>表单正在打开，也可以直接拨打页面上方的咨询热线</p>
}
