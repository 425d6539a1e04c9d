import type { PropsWithChildren } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function MajorsLayout({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="还没想好读什么专业" source="页面底部·专业" />
    </>
  )
}
