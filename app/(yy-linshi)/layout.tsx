import type { PropsWithChildren } from 'react'
import { PageFrame } from '@/components/site/page-frame'

export const revalidate = 600

/** Layout "Yy_linshi" (语言临时): courses of one season, with the language form and a short footer. */
export default function SeasonalLanguageLayout({ children }: PropsWithChildren) {
  return (
    <PageFrame
      variant="default"
      form={{ kind: 'language', source: '语言寒暑假班底部·预约课程' }}
      hasShortFooter
    >
      {children}
    </PageFrame>
  )
}
