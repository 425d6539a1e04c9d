import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ReceiptBusy } from '@/components/site/lead/receipt-missing'
import { noteOf } from '@/components/site/lead/receipt-notice'
import { ReceiptView } from '@/components/site/lead/receipt-view'
import { getReceipt } from '@/lib/api/receipt'
import { paths } from '@/lib/routing/paths'
import { sendOn } from '@/lib/routing/send-on'

/**
 * The address is secret: the page is never cached and never indexed. The headers in `next.config.ts` declare it too.
 */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: '提交回执',
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
}

export default async function ReceiptPage({
  params,
  searchParams,
}: {
  params: Promise<{ code: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { code } = await params
  const receipt = await getReceipt(code, await headers())
  if (receipt === null) sendOn(paths.noReceipt)
  if (receipt === 'busy') return <ReceiptBusy />
  const { note } = await searchParams
  return <ReceiptView code={code} receipt={receipt} note={noteOf(note)} />
}
