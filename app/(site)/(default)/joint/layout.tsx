import type { PropsWithChildren } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function JointLayout({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="按分数看合作大学和海外大学" source="页面底部·中外合作大学" />
    </>
  )
}
