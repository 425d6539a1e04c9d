'use client'

import { lazy } from 'react'
import { Kept } from '@/components/site/islands/kept'
import type { CallStepsProps } from './call-steps'

const CallSteps = lazy(() => import('./call-steps').then((loaded) => ({ default: loaded.CallSteps })))

/** What happens after a form is sent, beside the form or under it. */
export function KeptCallSteps({ className, ...props }: CallStepsProps & { className: string | undefined }) {
  return (
    <Kept className={className}>
      <CallSteps {...props} />
    </Kept>
  )
}
