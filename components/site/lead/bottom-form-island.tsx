'use client'

import { Island } from '@/components/site/islands/island'
import { viewOf } from '@/components/site/islands/view'
import type { BottomFormViewProps } from './bottom-form-view'
import { onFormLost } from './on-form-lost'

const view = viewOf(() => import('./bottom-form-view').then((loaded) => loaded.BottomFormView))

export function BottomFormIsland(props: BottomFormViewProps) {
  return <Island view={view} props={props} onLost={onFormLost} />
}
