import type { PropsWithChildren } from 'react'
import { SiteFooter } from '@/components/site/chrome/site-footer'
import { SiteHeader } from '@/components/site/chrome/site-header'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { FloatingWindow } from '@/components/site/widget/floating-window'

export const revalidate = 600

/** Layout "Tuofu" (托福): the TOEFL channel with its bottom form. */
export default function ToeflLayout({ children }: PropsWithChildren) {
  return (
    <>
      <SiteHeader variant="default" />
      <main id="main">
        {children}
        <BottomForm kind="language" source="托福频道底部·预约课程" />
      </main>
      <SiteFooter />
      <FloatingWindow />
    </>
  )
}
