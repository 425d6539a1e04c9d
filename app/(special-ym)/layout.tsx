import type { PropsWithChildren } from 'react'
import { PageFrame } from '@/components/site/page-frame'

export const revalidate = 600

/** Layout "special_ym" (移民): immigration header, immigration bottom form. Each page ends with the news of its own country. */
export default function SpecialImmigrationLayout({ children }: PropsWithChildren) {
  return (
    <PageFrame variant="immigration" form={{ kind: 'immigration', source: '移民页底部·预约咨询' }}>
      {children}
    </PageFrame>
  )
}
