import type { PropsWithChildren } from 'react'

/** Layout "default": only the page. Each part of the site ends its pages with the bottom form that suits it. */
export default function DefaultLayout({ children }: PropsWithChildren) {
  return <main id="main">{children}</main>
}
