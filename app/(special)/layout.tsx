import type { PropsWithChildren } from 'react'
import { SiteFooter } from '@/components/site/chrome/site-footer'
import { SiteHeader } from '@/components/site/chrome/site-header'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { FloatingWindow } from '@/components/site/widget/floating-window'

export const revalidate = 600

/** Layout "special": campaign pages, with social QR codes in the header and a plain bottom form. */
export default function SpecialLayout({ children }: PropsWithChildren) {
  return (
    <>
      <SiteHeader variant="special" />
      <main id="main">
        {children}
        <BottomForm kind="general" source="专题页底部·预约咨询" />
      </main>
      <SiteFooter />
      <FloatingWindow />
    </>
  )
}
