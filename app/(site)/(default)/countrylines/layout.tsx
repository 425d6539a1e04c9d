import '@/components/site/frame-styles'
import type { ReactNode } from 'react'
import { GeneralBottomForm } from '@/components/site/lead/bottom-form'

export default function CountryNewsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <GeneralBottomForm title="拿不准哪条规定适用于您" source="页面底部·国家资讯" />
    </>
  )
}
