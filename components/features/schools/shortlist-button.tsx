'use client'

import { Icon } from '@/components/ui/icon'
import { shortlistLimit } from '@/lib/schools/school-ids'
import { setShortlisted } from '@/lib/schools/shortlist'
import './schools.css'
import { useShortlist } from './shortlist-link'

/**
 * Saves a school for comparing, or removes it. Hidden without scripts, where the checkboxes of the list do the same.
 * Disabled until the scripts run, so that no press is lost.
 */
export function ShortlistButton({
  id,
  name,
  isShort = false,
  isIcon = false,
}: {
  id: string
  name: string
  /** Only its icon on narrow screens. */
  isShort?: boolean
  /** Only its icon, in tables. */
  isIcon?: boolean
}) {
  const known = useShortlist()
  const ids = known ?? []
  const isKept = ids.includes(id)
  const isFull = !isKept && ids.length >= shortlistLimit
  const words = isKept ? '移出备选' : isFull ? '备选已满' : '加入备选'
  return (
    <button
      type="button"
      data-school="button"
      className="print:hidden! inline-flex items-center gap-2 text-sm whitespace-nowrap min-h-target min-w-target noscript:hidden!"
      disabled={known === null}
      data-kept={isKept || undefined}
      data-icon={isIcon || undefined}
      aria-disabled={isFull || undefined}
      aria-label={`${words}：${name}`}
      title={isFull ? `备选上限 ${shortlistLimit} 所，先移出一所` : isIcon ? words : undefined}
      onClick={() => {
        if (!isFull) setShortlisted(id, !isKept)
      }}
    >
      <Icon of={isKept ? 'bookmark-check' : 'bookmark'} size={18} strokeWidth={1.75} />
      {!isIcon && <span className={isShort ? 'max-lg:sr-only' : undefined}>{words}</span>}
    </button>
  )
}
