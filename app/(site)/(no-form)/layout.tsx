import type { ReactNode } from 'react'

/** Layout "noForm": the default layout without the bottom form. */
export default function NoFormLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
