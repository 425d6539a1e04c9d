'use client'

import { lazy } from 'react'
import { Kept } from '@/components/site/chrome/kept'
import type { CallStepsProps } from './call-steps'
import styles from './call-steps.module.css'

const CallSteps = lazy(() => import('./call-steps').then((loaded) => ({ default: loaded.CallSteps })))

/** What happens after a form is sent, beside the form or as a row under it. */
export function KeptCallSteps({ isRow = false, ...props }: CallStepsProps & { isRow?: boolean }) {
  return (
    <Kept className={isRow ? styles.row : styles.column}>
      <CallSteps {...props} />
    </Kept>
  )
}
