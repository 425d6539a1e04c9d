import '@/components/site/frame-styles'
import type { ReactNode } from 'react'
import { GeneralBottomForm } from '@/components/site/lead/bottom-form'

export default function BackgroundProgrammesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <GeneralBottomForm title="不确定该补哪一段经历" source="页面底部·背景提升" />
    </>
  )
}
