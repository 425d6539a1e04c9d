import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { isNeverShared } from '@/lib/routing/private-paths'
import { countPageView } from './baidu-tongji'
import { visitChoice } from './visit-choice'

const unanswered = () => null

/** Counts the pages that a visitor opens who has agreed to it, except those that belong to one person. */
export function VisitCounting({ siteId }: { siteId: string }) {
  const choice = useSyncExternalStore(visitChoice.subscribe, visitChoice.read, unanswered)
  const path = usePathname()
  useEffect(() => {
    if (choice === 'agreed' && !isNeverShared(path)) countPageView(siteId, path + campaignOf(location.search))
  }, [siteId, choice, path])
  return null
}

/** The marks of a campaign in a query; nothing else of it, because a query may contain what a visitor has typed. */
function campaignOf(search: string): string {
  const marks = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  return marks.length === 0 ? '' : `?${new URLSearchParams(marks)}`
}
