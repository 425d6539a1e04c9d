'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { endProgress } from '@/components/ui/page-progress'

/** Ends the progress bar of a navigation, which its link has begun, when the address has changed. */
export function NavigationProgress() {
  return <Arrival key={`${usePathname()}?${useSearchParams()}`} />
}

function Arrival() {
  useEffect(endProgress, [])
  return null
}
