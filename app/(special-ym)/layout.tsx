import type { PropsWithChildren } from 'react'
import { SiteFooter } from '@/components/site/chrome/site-footer'
import { SiteHeader } from '@/components/site/chrome/site-header'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { FloatingWindow } from '@/components/site/widget/floating-window'

export const revalidate = 600

/** Layout "special_ym" (移民): immigration header, immigration bottom form. Each page ends with the news of its own country. */
export default function SpecialImmigrationLayout({ children }: PropsWithChildren) {
  return (
    <>
      <SiteHeader variant="immigration" />
      <main id="main">
        {children}
        <BottomForm kind="immigration" source="移民页底部·预约咨询" />
      </main>
      <SiteFooter />
      <FloatingWindow />
    </>
  )
}
