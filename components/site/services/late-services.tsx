'use client'

import { useEffect, useState } from 'react'
import { useWantedView } from '@/components/site/use-wanted-view'
import styles from '@/components/ui/progress-bar.module.css'
import type { ServicesProps } from './services'

const loadServices = () => import('./services').then((loaded) => loaded.Services)
const onLost = (cause: unknown) => console.error('services of the page not loaded', cause)

/**
 * The progress bar of the page load, which is only CSS until the scripts run. Then it loads the services in the
 * background. The page works without them.
 */
export function LateServices(props: ServicesProps) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const Services = useWantedView(isReady, loadServices, onLost)
  return (
    <>
      <div
        className={`noscript:hidden! print:hidden! ${styles.load}`}
        data-ready={isReady || undefined}
        aria-hidden="true"
      />
      {Services && <Services {...props} />}
    </>
  )
}
