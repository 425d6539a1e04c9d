import type { PropsWithChildren } from 'react'
import { PageFrame } from '@/components/site/page-frame'

export const revalidate = 600

/** Layout "Ruishi" (瑞士): Swiss hospitality management, with its own colour. */
export default function SwissLayout({ children }: PropsWithChildren) {
  return (
    <div data-hue="ch">
      <PageFrame
        variant="special"
        form={{ kind: 'general', source: '瑞士酒店管理底部·预约咨询' }}
        hasShortFooter
        hasWindow
      >
        {children}
      </PageFrame>
    </div>
  )
}
