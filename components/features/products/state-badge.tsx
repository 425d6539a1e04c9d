import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { stateLabels } from '@/lib/collections/kinds/labels'
import type { ProgrammeState } from '@/lib/contract/products'
import styles from './state-badge.module.css'

const icons: Record<ProgrammeState, IconName> = {
  open: 'circle-check',
  paused: 'circle-pause',
  closed: 'circle-x',
  unknown: 'circle-help',
}

const tones: Record<ProgrammeState, string> = {
  open: 'text-success',
  paused: 'text-muted',
  closed: 'text-danger',
  unknown: 'text-muted',
}

/** Whether a programme takes applications, as a word, a shape and a colour. */
export function StateBadge({ programme, state }: { programme: string; state: ProgrammeState }) {
  const icon = icons[state]
  return (
    <span
      className={`${styles.badge} ${tones[state]} inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap`}
      data-programme={programme}
      data-state={state}
    >
      <Icon of={icon} strokeWidth={2} />
      {stateLabels()[state]}
    </span>
  )
}
