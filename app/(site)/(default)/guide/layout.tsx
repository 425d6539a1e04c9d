import type { PropsWithChildren } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function GuideLayout({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="没有写到的，问问顾问" source="页面底部·先查清楚" />
    </>
  )
}
