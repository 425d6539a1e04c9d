'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ServicesProps } from './services'

/** Fetches the services once the page itself works. Without them links load anew, and nothing else is missing. */
export function LateServices(props: ServicesProps) {
  const [Services, setServices] = useState<ComponentType<ServicesProps> | null>(null)
  useEffect(() => {
    import('./services').then(
      (loaded) => setServices(() => loaded.Services),
      (cause: unknown) => console.error('services of the page not loaded', cause),
    )
  }, [])
  return Services && <Services {...props} />
}
