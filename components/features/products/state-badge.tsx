import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { stateLabels } from '@/lib/collections/kinds/labels'
import type { ProgrammeState } from '@/lib/contract/products'

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
      className={`px-[0.625rem] py-[0.125rem] border border-current rounded-sm ${tones[state]} inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap`}
      data-programme={programme}
      data-state={state}
    >
      <Icon of={icon} strokeWidth={2} className="size-4" />
      {stateLabels()[state]}
    </span>
  )
}
