import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { BoardView } from '@/components/features/office/board-view'
import { LeadCallBusy } from '@/components/site/lead/lead-call-missing'
import { LeadCallView } from '@/components/site/lead/lead-call-view'
import { callerOf, getLeadCall } from '@/lib/api/lead-call'
import { getBoard } from '@/lib/api/office-board'
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
  const { name, reveal } = callerOf(await cookies())
  const lead = await getLeadCall(code, reveal, await headers())
  if (lead === null) return board(code, await searchParams)
  if (lead === 'busy') return <LeadCallBusy />
  const { note } = await searchParams
  return <LeadCallView code={code} lead={lead} caller={name} note={typeof note === 'string' ? note : null} />
}

/** The code may be a key, of an office's leads or of the report. */
async function board(code: string, asked: Record<string, string | string[] | undefined>) {
  const query = Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const shown = await getBoard(code, query, await headers())
  if (shown === null) sendOn(paths.noLeadCall)
  if (shown === 'busy') return <LeadCallBusy />
  return <BoardView board={shown} state={query.state ?? null} />
}
