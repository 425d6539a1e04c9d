import type { PropsWithChildren } from 'react'
import { SiteFooter } from '@/components/site/chrome/site-footer'
import { SiteHeader } from '@/components/site/chrome/site-header'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { FloatingWindow } from '@/components/site/widget/floating-window'

export const revalidate = 600

/** Layout "Yuyan" (语言): the language channel with the bottom form "免费留学方案". */
export default function LanguageLayout({ children }: PropsWithChildren) {
  return (
    <>
      <SiteHeader variant="default" />
      <main id="main">
        {children}
        <BottomForm kind="plan" source="语言频道底部·免费留学方案" />
      </main>
      <SiteFooter />
      <FloatingWindow />
    </>
  )
}
