'use client'

import { Island, islandView } from '@/components/site/islands/island'
import type { CountryTestProps } from './country-test'

const view = islandView(() => import('./country-test').then((loaded) => loaded.CountryTest))

export function CountryTestIsland(props: CountryTestProps) {
  return <Island view={view} props={props} />
}
