'use client'

import { Island } from '@/components/site/islands/island'
import { viewOf } from '@/components/site/islands/view'
import { onFormLost } from './on-form-lost'
import type { PageFormProps } from './page-form-view'

const view = viewOf(() => import('./page-form-view').then((loaded) => loaded.PageFormView))

export function PageFormIsland(props: PageFormProps) {
  return <Island view={view} props={props} onLost={onFormLost} />
}
