'use client'

import { type ComponentType, useEffect, useState } from 'react'
import styles from '@/components/ui/progress-bar.module.css'
import type { ServicesProps } from './services'

/**
 * The progress bar of the page load, which is only CSS until the scripts run. Then it loads the services in the
 * background. Visitors need nothing of them.
 */
export function LateServices(props: ServicesProps) {
  const [isReady, setIsReady] = useState(false)
  const [Services, setServices] = useState<ComponentType<ServicesProps> | null>(null)
  useEffect(() => {
    setIsReady(true)
    import('./services').then(
      (loaded) => setServices(() => loaded.Services),
      (cause: unknown) => console.error('services of the page not loaded', cause),
    )
  }, [])
  return (
    <>
      <div
        className={`needs-script no-print ${styles.load}`}
        data-ready={isReady || undefined}
        aria-hidden="true"
      />
      {Services && <Services {...props} />}
    </>
  )
}
