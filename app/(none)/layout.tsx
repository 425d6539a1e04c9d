import type { ReactNode } from 'react'
import { LegalFooter } from '@/components/site/chrome/short-footers'

export const revalidate = 600

/** Layout "None": the page without chrome. Entry pages and the English pages bring what they need; the legal lines stay. */
export default function NoneLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main">{children}</main>
      <LegalFooter />
    </>
  )
}
