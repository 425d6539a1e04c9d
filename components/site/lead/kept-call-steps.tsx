'use client'

import { Kept } from '@/components/site/islands/kept'
import { viewOf } from '@/components/site/islands/view'
import type { CallStepsProps } from './call-steps'

const callSteps = viewOf(() => import('./call-steps').then((loaded) => loaded.CallSteps))

/** What happens after a form is sent, beside the form or under it. */
export function KeptCallSteps({ className, ...props }: CallStepsProps & { className: string | undefined }) {
  return <Kept className={className} view={callSteps} props={props} />
}
