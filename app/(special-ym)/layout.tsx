import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/chrome/site-footer'
import { SiteHeader } from '@/components/chrome/site-header'
import { ImmigrationBottomForm } from '@/components/lead/bottom-form'
import { FloatingWindow } from '@/components/widget/floating-window'

export const revalidate = 600

/** Layout "special_ym" (移民): immigration header, immigration bottom form. */
export default function SpecialImmigrationLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader variant="immigration" />
      <main id="main">
        {children}
        <ImmigrationBottomForm source="移民页底部·预约咨询" />
      </main>
      <SiteFooter />
      <FloatingWindow />
    </>
  )
}
