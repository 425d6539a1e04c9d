import '@/components/site/frame-styles'
import type { ReactNode } from 'react'
import { GeneralBottomForm } from '@/components/site/lead/bottom-form'

export default function CasesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <GeneralBottomForm title="想知道您的条件能申请什么" source="页面底部·申请案例" />
    </>
  )
}
