import '@/components/site/frame-styles'
import type { Metadata } from 'next'
import { LeadResult } from '@/components/site/lead/lead-result'
import { outcomeOf } from '@/lib/leads/outcome'
import { receiptCodePattern, receiptPath } from '@/lib/leads/receipt'

export const metadata: Metadata = { title: '提交结果', robots: { index: false, follow: false } }

/** Where a form without JavaScript lands; the address holds the host's answer, `code`, and the code of the receipt. */
export default async function LeadResultPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { code, receipt } = await searchParams
  const isReceipt = typeof receipt === 'string' && receiptCodePattern.test(receipt)
  return <LeadResult outcome={outcomeOf(code)} receipt={isReceipt ? receiptPath(receipt) : null} />
}
