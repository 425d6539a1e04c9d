import type { PropsWithChildren } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'

export default function CountryNewsLayout({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <BottomForm kind="general" title="拿不准哪条规定适用于您" source="页面底部·国家资讯" />
    </>
  )
}
