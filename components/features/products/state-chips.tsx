import { Link } from '@/components/ui/link'
import { stateLabels } from '@/lib/collections/kinds/labels'
import type { ProgrammeState } from '@/lib/contract/products'
import { type ListState, listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

type StateChipsProps = {
  state: ListState
  /** How many programmes of the chosen region are in each state, and of how many that was read long ago or nobody knows when. */
  counts: readonly { state: ProgrammeState; count: number; old: number }[]
}

/** The states with their numbers of programmes; each is a link, and the chosen one leads back to all. */
export function StateChips({ state: { values }, counts }: StateChipsProps) {
  const { status: _, ...others } = values
  return (
    <ul className="flex flex-wrap gap-2" aria-label="按状态看">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ state, count, old }) => {
          const isChosen = values.status === state
          return (
            <li key={state}>
              <Link
                href={listHref(paths.immigrationProducts, isChosen ? others : { ...others, status: state })}
                className={`inline-flex items-center min-h-target px-4 border rounded-sm no-underline tabular-nums ${isChosen ? 'border-current bg-hue-soft font-semibold' : 'border-line-strong bg-card'}`}
                {...(isChosen && { 'aria-current': 'true' })}
              >
                {stateLabels()[state]} {count}
                {state === 'open' && old > 0 && (
                  <span className="text-muted text-sm font-normal ms-2">
                    其中 {old} 个是一年以前读到的或没有日期
                  </span>
                )}
              </Link>
            </li>
          )
        })}
    </ul>
  )
}
