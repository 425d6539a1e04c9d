import type { PropsWithChildren } from 'react'
import { AgeNotice } from '@/components/site/chrome/age-notice'
import { SiteHeader } from '@/components/site/chrome/site-header'

export const revalidate = 600

/** Layout "diy": header only. Tools fill the page and have an ending of their own. */
export default function DiyLayout({ children }: PropsWithChildren) {
  return (
    <>
      <SiteHeader variant="default" />
      <main id="main" className="min-h-[calc(100dvh-15rem)]">
        {children}
      </main>
      <AgeNotice />
    </>
  )
}
