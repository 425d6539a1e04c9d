import '@/components/site/frame-styles'
import type { ReactNode } from 'react'
import { GeneralBottomForm } from '@/components/site/lead/bottom-form'

export default function CompanyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <GeneralBottomForm title="想和这家分公司的顾问谈谈" source="页面底部·分公司" />
    </>
  )
}
