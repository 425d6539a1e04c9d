import type { PropsWithChildren } from 'react'
import { CompactFooter } from '@/components/site/chrome/short-footers'
import { SiteHeader } from '@/components/site/chrome/site-header'
import { BottomForm } from '@/components/site/lead/bottom-form'

export const revalidate = 600

/** Layout "special_tuofu" (托福): a campaign for higher scores, with campaign header and TOEFL bottom form. */
export default function SpecialToeflLayout({ children }: PropsWithChildren) {
  return (
    <>
      <SiteHeader variant="special" />
      <main id="main">
        {children}
        <BottomForm kind="language" source="托福冲分页底部·预约课程" />
      </main>
      <CompactFooter />
    </>
  )
}
