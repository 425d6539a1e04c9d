import type { ReactNode } from 'react'

/** Limits content to the width of the page. `narrow` is for running text. */
export function Container({ width = 'page', children }: { width?: 'page' | 'narrow'; children: ReactNode }) {
  return <div className={width === 'narrow' ? 'w-narrow mx-auto' : 'w-content mx-auto'}>{children}</div>
}
