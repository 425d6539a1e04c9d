import { createElement, Fragment, type ReactNode } from 'react'

/**
 * The elements of a list that is drawn on the server and never reordered in the browser. They go without keys, which the payload
 * of the page would carry once more for each of them: mostly the text or the address that stands in the element anyway.
 */
export const each = <T>(list: readonly T[], draw: (item: T, at: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...list.map(draw))
