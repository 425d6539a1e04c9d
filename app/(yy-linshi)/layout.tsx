import type { PropsWithChildren } from 'react'
import { CompactFooter } from '@/components/site/chrome/short-footers'
import { SiteHeader } from '@/components/site/chrome/site-header'
import { BottomForm } from '@/components/site/lead/bottom-form'

export const revalidate = 600

/** Layout "Yy_linshi" (语言临时): courses of one season, with the language form and a short footer. */
export default function SeasonalLanguageLayout({ children }: PropsWithChildren) {
  return (
    <>
      <SiteHeader variant="default" />
      <main id="main">
        {children}
        <BottomForm kind="language" source="语言寒暑假班底部·预约课程" />
      </main>
      <CompactFooter />
    </>
  )
}
