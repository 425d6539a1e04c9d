import type { ReactNode } from 'react'
import { MobileFooter } from '@/components/site/mobile/mobile-footer'
import { MobileHeader } from '@/components/site/mobile/mobile-header'

export const revalidate = 600

/** The mobile site while no other is configured: hotline on top, one column, company facts at the foot. */
export default function MobileLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <MobileHeader />
      <main id="main">{children}</main>
      <MobileFooter />
    </>
  )
}
