import '@/components/site/frame-styles'
import type { ReactNode } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function CompanyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="想和这家分公司的顾问谈谈" source="页面底部·分公司" />
    </>
  )
}
