import { useState, useSyncExternalStore } from 'react'

/** One object for ever: for another one React would write the markup anew. */
export const untouched = { __html: '' }

/** Whether the server's markup of this component stands in the page, so that the browser may take it as it is. */
export function useStandingMarkup(): boolean {
  const isHydrating = useSyncExternalStore(neverChanges, inBrowser, standsInPage)
  const [isStanding] = useState(isHydrating)
  return isStanding
}

const neverChanges = () => () => {}
const inBrowser = () => false
/** Asked for on the server and while its markup is taken over. */
const standsInPage = () => typeof window !== 'undefined'
