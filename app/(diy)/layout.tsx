import type { ReactNode } from 'react'
import { AgeNotice } from '@/components/site/chrome/age-notice'
import { SiteHeader } from '@/components/site/chrome/site-header'

export const revalidate = 600

/** Layout "diy": header only. Tools fill the page and have an ending of their own. */
export default function DiyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader variant="default" />
      <main id="main">{children}</main>
      <AgeNotice />
    </>
  )
}
