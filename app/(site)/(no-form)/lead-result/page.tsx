import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { LeadResult } from '@/components/site/lead/lead-result'
import { orNull } from '@/lib/api/client'
import { isResultProven } from '@/lib/api/receipt'
import { outcomeOf } from '@/lib/contract/lead-outcome'
import { receiptCodePattern, receiptPath } from '@/lib/leads/receipt'

export const metadata: Metadata = { title: '提交结果', robots: { index: false, follow: false } }

/**
 * The page after a form without scripts. The address contains the host's answer `code`, the code of the receipt, and
 * a proof. Without the proof a bookmarked or shared address shows no success.
 */
export default async function LeadResultPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { code, receipt, proof } = await searchParams
  const outcome = outcomeOf(code)
  const isKnown =
    !outcome.isStored ||
    (typeof code === 'string' &&
      typeof proof === 'string' &&
      (await orNull(isResultProven(code, proof, await headers()))) === true)
  const isReceipt = typeof receipt === 'string' && receiptCodePattern.test(receipt)
  return <LeadResult outcome={isKnown ? outcome : null} receipt={isReceipt ? receiptPath(receipt) : null} />
}
