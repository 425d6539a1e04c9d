import '@/components/site/frame-styles'
import type { ReactNode } from 'react'
import { GeneralBottomForm } from '@/components/site/lead/bottom-form'

export default function ChannelsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <GeneralBottomForm title="把您的情况说给顾问听" source="页面底部·频道" />
    </>
  )
}
