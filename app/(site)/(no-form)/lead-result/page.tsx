import type { Metadata } from 'next'
import { LeadResult } from '@/components/lead/lead-result'
import { outcomeOf } from '@/lib/leads/outcome'

export const metadata: Metadata = { title: '提交结果', robots: { index: false, follow: false } }

/** Where a form without JavaScript lands; `code` is the host's answer and nothing else is in the address. */
export default async function LeadResultPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { code } = await searchParams
  return <LeadResult outcome={outcomeOf(code)} />
}
