import type { PropsWithChildren } from 'react'
import { CompactFooter } from '@/components/site/chrome/short-footers'
import { SiteHeader } from '@/components/site/chrome/site-header'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { FloatingWindow } from '@/components/site/widget/floating-window'

export const revalidate = 600

/** Layout "Ruishi" (瑞士): Swiss hospitality management, with its own colour. */
export default function SwissLayout({ children }: PropsWithChildren) {
  return (
    <div data-hue="ch">
      <SiteHeader variant="special" />
      <main id="main">
        {children}
        <BottomForm kind="general" source="瑞士酒店管理底部·预约咨询" />
      </main>
      <CompactFooter />
      <FloatingWindow />
    </div>
  )
}
