import { createContext } from 'react'

/** `performance.now()` since which the markup around has stood in the page; null where the browser has just drawn it. */
export const StandsSince = createContext<number | null>(null)
