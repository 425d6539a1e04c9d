import type { PropsWithChildren } from 'react'
import { PageFrame } from '@/components/site/page-frame'

export const revalidate = 600

/** Layout "Tuofu" (托福): the TOEFL channel with its bottom form. */
export default function ToeflLayout({ children }: PropsWithChildren) {
  return (
    <PageFrame variant="default" form={{ kind: 'language', source: '托福频道底部·预约课程' }}>
      {children}
    </PageFrame>
  )
}
