import { useSyncExternalStore } from 'react'
import { readShortlist, subscribeToShortlist } from '@/lib/schools/shortlist'

/** Ids of the schools saved in this browser; null until the page's scripts run. */
export const useShortlist = (): readonly string[] | null =>
  useSyncExternalStore<readonly string[] | null>(subscribeToShortlist, readShortlist, notYet)

const notYet = () => null
