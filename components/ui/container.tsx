import type { PropsWithChildren } from 'react'

/** Limits content to the width of the page. */
export function Container({ children }: PropsWithChildren) {
  return <div className="w-content mx-auto">{children}</div>
}
