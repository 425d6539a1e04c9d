import type { ReactNode } from 'react'
import { GeneralBottomForm } from '@/components/lead/bottom-form'

/** Layout "default": the page, then the bottom form with the country test. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main">
      {children}
      <GeneralBottomForm source="页面底部·测一测哪个国家适合你" withTest />
    </main>
  )
}
