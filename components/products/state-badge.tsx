import { CircleCheck, CircleHelp, CirclePause, CircleX, type IconNode } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { ProgrammeState } from '@/lib/api/products'
import { stateNames } from './programme-states'
import styles from './state-badge.module.css'

const icons: Record<ProgrammeState, IconNode> = {
  open: CircleCheck,
  paused: CirclePause,
  closed: CircleX,
  unknown: CircleHelp,
}

/** Whether a programme takes applications, in a word, a shape and a colour. */
export function StateBadge({ state }: { state: ProgrammeState }) {
  const icon = icons[state]
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      <Icon of={icon} strokeWidth={2} />
      {stateNames[state]}
    </span>
  )
}
