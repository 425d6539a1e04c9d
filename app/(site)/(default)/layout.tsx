import type { ReactNode } from 'react'

/** Layout "default": only the page. Each part of the site ends its pages with the bottom form that suits it. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
