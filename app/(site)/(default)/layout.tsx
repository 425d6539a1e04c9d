import type { ReactNode } from 'react'

/** Layout "default": the page; the section it belongs to ends it with its bottom form. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
