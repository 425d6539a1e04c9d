import type { ReactNode } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function SchoolsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="想知道够不够这所学校的要求" source="页面底部·院校库" />
    </>
  )
}
