import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { endProgress } from '@/components/ui/page-progress'

/** Ends the progress bar when the address has changed. The link of the navigation has started it. */
export function NavigationProgress() {
  return <Arrival key={`${usePathname()}?${useSearchParams()}`} />
}

function Arrival() {
  useEffect(endProgress, [])
  return null
}
