import type { PropsWithChildren } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function CasesLayout({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="想知道您的条件能申请什么" source="页面底部·申请案例" />
    </>
  )
}
