import type { PropsWithChildren } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function DeadlinesLayout({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="请顾问按截止日排申请顺序" source="页面底部·截止日" />
    </>
  )
}
