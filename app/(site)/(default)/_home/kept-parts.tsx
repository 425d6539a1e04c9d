'use client'

import { Kept } from '@/components/site/islands/kept'
import { viewOf } from '@/components/site/islands/view'

const plan = viewOf(() => import('./example-plan').then((loaded) => loaded.ExamplePlan))
const stages = viewOf(() => import('./stages').then((loaded) => loaded.Stages))
const tools = viewOf(() => import('./tools').then((loaded) => loaded.Tools))

/** The hero's picture. */
export function KeptExamplePlan() {
  return <Kept className="island" view={plan} props={{}} />
}

/** When to do what, by where one goes. */
export function KeptStages() {
  return <Kept className="island" view={stages} props={{}} />
}

/** What one can find out without leaving a phone number. */
export function KeptTools() {
  return <Kept className="island" view={tools} props={{}} />
}
