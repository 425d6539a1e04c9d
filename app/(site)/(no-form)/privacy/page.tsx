import type { Metadata } from 'next'
import { TextPage } from '@/components/blocks/text-page'
import { env } from '@/lib/core/env'
import { consent } from '@/lib/leads/consent'
import { policyFacts, privacySections } from '@/lib/leads/privacy-policy'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

export const metadata: Metadata = pageMetadata({
  title: '隐私保护协议',
  description: `${site.brand}收集哪些信息、用来做什么、保存多久、交给谁、如何查询和删除，逐条对应本站实际的做法，提交表单之前可以先看。`,
  path: paths.privacy,
})

export default function PrivacyPage() {
  return (
    <TextPage
      title="隐私保护协议"
      note={`版本 ${consent.version}`}
      sections={privacySections(policyFacts(env()))}
    />
  )
}
