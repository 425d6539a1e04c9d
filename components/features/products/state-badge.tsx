import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { stateLabels } from '@/lib/collections/kinds/labels'
import type { ProgrammeState } from '@/lib/contract/products'
import { isFirm, readingAge, readingMonth } from '@/lib/facts/immigration/reading-age'

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

type StateBadgeProps = { programme: string; state: ProgrammeState; asOf: string | null; mark?: ReactNode }

/**
 * Whether a programme took applications and in which month that was read, as words, a shape and a colour. That it was open more than a
 * year ago does not say that it is: such a badge looks like an unknown state. What has ended is shown as ended, however long ago.
 */
export function StateBadge({ programme, state, asOf, mark }: StateBadgeProps) {
  const shown = state === 'open' && !isFirm(readingAge(asOf, new Date())) ? 'unknown' : state
  return (
    <span
      className={`px-[0.625rem] py-[0.125rem] border border-current rounded-sm ${tones[shown]} inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap`}
      data-programme={programme}
      data-state={state}
    >
      <Icon of={icons[shown]} strokeWidth={2} className="size-4 flex-none" />
      {stateLabels()[state]}
      <span className="font-normal tabular-nums">
        {readingMonth(asOf)} {mark}
      </span>
    </span>
  )
}
