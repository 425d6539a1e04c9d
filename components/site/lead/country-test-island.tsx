'use client'

import { Island } from '@/components/site/islands/island'
import { viewOf } from '@/components/site/islands/view'
import type { CountryTestProps } from './country-test'

const view = viewOf(() => import('./country-test').then((loaded) => loaded.CountryTest))

export function CountryTestIsland(props: CountryTestProps) {
  return <Island view={view} props={props} />
}
