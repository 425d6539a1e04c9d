import type { PropsWithChildren } from 'react'
import { LegalFooter } from '@/components/site/chrome/short-footers'

export const revalidate = 600

/**
 * Layout "None": the page without header and footer. Entry pages and English pages contain all that they need; only
 * the legal lines are added.
 */
export default function NoneLayout({ children }: PropsWithChildren) {
  return (
    <>
      <main id="main">{children}</main>
      <LegalFooter />
    </>
  )
}
