'use client'

import { Kept } from '@/components/site/islands/kept'
import { viewOf } from '@/components/site/islands/view'
import type { CostMethodViewProps } from './cost-method-view'

const method = viewOf(() => import('./cost-method-view').then((loaded) => loaded.CostMethodView))

export function KeptCostMethod({
  className,
  ...props
}: CostMethodViewProps & { className: string | undefined }) {
  return <Kept as="section" className={className} labelledBy="method" view={method} props={props} />
}
