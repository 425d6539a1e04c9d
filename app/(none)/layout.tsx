import type { ReactNode } from 'react'

export const revalidate = 600

/** Layout "None": the page alone. Entry pages and the English pages bring what they need. */
export default function NoneLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
