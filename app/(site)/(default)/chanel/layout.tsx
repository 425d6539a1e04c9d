import type { ReactNode } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function ChannelsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="把您的情况说给顾问听" source="页面底部·频道" />
    </>
  )
}
