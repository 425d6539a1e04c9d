import type { PropsWithChildren } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function TeamLayout({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="想请他们看看您的申请" source="页面底部·服务团队" />
    </>
  )
}
