import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { BoardView } from '@/components/features/office/board-view'
import { LeadCallBusy } from '@/components/site/lead/lead-call-missing'
import { LeadCallView } from '@/components/site/lead/lead-call-view'
import { callerOf, getLeadCall } from '@/lib/api/lead-call'
import { paths } from '@/lib/routing/paths'
import { sendOn } from '@/lib/routing/send-on'

/**
 * The address is secret: the page is never cached and never indexed. The headers in `next.config.ts` declare it too.
 */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: '待回电',
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
}

export default async function LeadCallPage({
  params,
  searchParams,
}: {
  params: Promise<{ code: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { code } = await params
  const asked = await searchParams
  const { name, reveal } = callerOf(await cookies())
  const shown = await getLeadCall(code, { reveal, board: asked }, await headers())
  if (shown === null) sendOn(paths.noLeadCall)
  if (shown === 'busy') return <LeadCallBusy />
  if (shown.kind !== 'lead') {
    return <BoardView board={shown} state={typeof asked.state === 'string' ? asked.state : null} />
  }
  const note = typeof asked.note === 'string' ? asked.note : null
  return <LeadCallView code={code} lead={shown} caller={name} note={note} />
}
