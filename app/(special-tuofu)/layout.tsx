import type { PropsWithChildren } from 'react'
import { PageFrame } from '@/components/site/page-frame'

export const revalidate = 600

/** Layout "special_tuofu" (托福): a campaign for higher scores, with campaign header and TOEFL bottom form. */
export default function SpecialToeflLayout({ children }: PropsWithChildren) {
  return (
    <PageFrame
      variant="special"
      form={{ kind: 'language', source: '托福冲分页底部·预约课程' }}
      hasShortFooter
    >
      {children}
    </PageFrame>
  )
}
