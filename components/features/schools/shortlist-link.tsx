'use client'

import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { compareHref } from '@/lib/schools/school-ids'
import { readShortlist, subscribeToShortlist } from '@/lib/schools/shortlist'
import './schools.css'

/**
 * A link to the comparison of the schools saved in this browser; without scripts, to the page that explains
 * comparing.
 */
export function ShortlistLink() {
  const ids = useShortlist() ?? []
  return (
    <Link
      href={compareHref(ids)}
      data-school="link"
      className="print:hidden! press gap-2 text-sm whitespace-nowrap"
    >
      <Icon of="bookmark" size={18} strokeWidth={1.75} />
      我的备选
      {ids.length > 0 && <span>{ids.length} 所</span>}
    </Link>
  )
}

/** Ids of the schools saved in this browser; null until the page's scripts run. */
export const useShortlist = (): readonly string[] | null =>
  useSyncExternalStore<readonly string[] | null>(subscribeToShortlist, readShortlist, notYet)

const notYet = () => null
