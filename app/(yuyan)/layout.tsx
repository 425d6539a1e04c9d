import type { PropsWithChildren } from 'react'
import { PageFrame } from '@/components/site/page-frame'

export const revalidate = 600

/** Layout "Yuyan" (语言): the language channel with the bottom form "免费留学方案". */
export default function LanguageLayout({ children }: PropsWithChildren) {
  return (
    <PageFrame variant="default" form={{ kind: 'plan', source: '语言频道底部·免费留学方案' }}>
      {children}
    </PageFrame>
  )
}
