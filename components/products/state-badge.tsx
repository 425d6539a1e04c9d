import { CircleCheck, CircleHelp, CirclePause, CircleX, type LucideIcon } from 'lucide-react'
import type { ProgrammeState } from '@/lib/api/products'
import { stateNames } from './programme-states'
import styles from './state-badge.module.css'

const icons: Record<ProgrammeState, LucideIcon> = {
  open: CircleCheck,
  paused: CirclePause,
  closed: CircleX,
  unknown: CircleHelp,
}

/** Whether a programme takes applications, in a word, a shape and a colour. */
export function StateBadge({ state }: { state: ProgrammeState }) {
  const Icon = icons[state]
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      <Icon aria-hidden="true" strokeWidth={2} />
      {stateNames[state]}
    </span>
  )
}
