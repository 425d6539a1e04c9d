import { useSyncExternalStore } from 'react'
import { emptyShortlist, readShortlist, subscribeToShortlist } from '@/lib/schools/shortlist'

/** Ids of the schools kept in this browser; none until scripts run. */
export const useShortlist = (): readonly string[] =>
  useSyncExternalStore(subscribeToShortlist, readShortlist, emptyShortlist)
