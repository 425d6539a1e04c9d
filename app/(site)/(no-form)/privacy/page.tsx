import type { Metadata } from 'next'
import { TextPage } from '@/components/sections/text-page'
import { env } from '@/lib/env'
import { paths } from '@/lib/routing/paths'
import { site } from '@/lib/site'
import { privacySections, privacyVersion } from './content'

export const metadata: Metadata = {
  title: '隐私保护协议',
  description: `${site.brand}收集哪些信息、用来做什么、保存多久、交给谁、如何查询和删除，逐条对应本站实际的做法，提交表单之前可以先看。`,
  alternates: { canonical: paths.privacy },
}

export default function PrivacyPage() {
  const { COMPANY_NAME, LEAD_RETENTION_DAYS } = env()
  return (
    <TextPage
      title="隐私保护协议"
      note={`版本 ${privacyVersion}`}
      sections={privacySections({
        company: COMPANY_NAME ?? site.brand,
        retentionDays: LEAD_RETENTION_DAYS,
      })}
    />
  )
}
