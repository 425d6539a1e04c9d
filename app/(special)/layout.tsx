import type { PropsWithChildren } from 'react'
import { PageFrame } from '@/components/site/page-frame'

export const revalidate = 600

/** Layout "special": campaign pages, with social QR codes in the header and a plain bottom form. */
export default function SpecialLayout({ children }: PropsWithChildren) {
  return (
    <PageFrame variant="special" form={{ kind: 'general', source: '专题页底部·预约咨询' }}>
      {children}
    </PageFrame>
  )
}
