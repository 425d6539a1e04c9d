import type { PropsWithChildren } from 'react'
import { SiteFooter } from '@/components/site/chrome/site-footer'
import { SiteHeader } from '@/components/site/chrome/site-header'
import { FloatingWindow } from '@/components/site/widget/floating-window'

export const revalidate = 600

/** The mobile site while no other is configured: pages with one column in the usual frame. */
export default function MobileLayout({ children }: PropsWithChildren) {
  return (
    <>
      <SiteHeader variant="default" />
      <main id="main">{children}</main>
      <SiteFooter />
      <FloatingWindow />
    </>
  )
}
