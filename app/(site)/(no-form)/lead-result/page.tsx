import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { LeadResult } from '@/components/site/lead/lead-result'
import { orNull } from '@/lib/api/client'
import { getProvenResult } from '@/lib/api/receipt'
import { outcomeOf } from '@/lib/contract/lead-outcome'
import { receiptCodePattern, receiptPath } from '@/lib/leads/receipt'

export const metadata: Metadata = { title: '提交结果', robots: { index: false, follow: false } }

/**
 * The page after a form without scripts. The address contains the code of the receipt and a proof of the host's answer.
 * Without the proof a bookmarked, shared or typed address shows neither success nor failure.
 */
export default async function LeadResultPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { receipt, proof } = await searchParams
  const proven = typeof proof === 'string' ? await orNull(getProvenResult(proof, await headers())) : null
  const isReceipt = typeof receipt === 'string' && receiptCodePattern.test(receipt)
  return (
    <LeadResult outcome={proven && outcomeOf(proven)} receipt={isReceipt ? receiptPath(receipt) : null} />
  )
}
