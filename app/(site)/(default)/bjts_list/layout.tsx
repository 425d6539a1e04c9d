import type { PropsWithChildren } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function BackgroundProgrammesLayout({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="不确定该补哪一段经历" source="页面底部·背景提升" />
    </>
  )
}
