import type { PropsWithChildren } from 'react'
import { SiteFooter } from '@/components/site/chrome/site-footer'
import { SiteHeader } from '@/components/site/chrome/site-header'
import { FloatingWindow } from '@/components/site/widget/floating-window'

export const revalidate = 600

/** Header, page, footer and floating window: the frame of the layouts default and noForm. */
export default function SiteLayout({ children }: PropsWithChildren) {
  return (
    <>
      <SiteHeader variant="default" />
      {children}
      <SiteFooter />
      <FloatingWindow />
    </>
  )
}
