'use client'

import { Island, islandView } from '@/components/site/islands/island'
import type { PageFormProps } from './page-form-view'

const view = islandView(() => import('./page-form-view').then((loaded) => loaded.PageFormView))

export function PageFormIsland(props: PageFormProps) {
  return <Island view={view} props={props} />
}
