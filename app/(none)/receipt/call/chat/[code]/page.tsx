import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { ChatDeskView } from '@/components/features/office/chat-desk'
import { ChatView } from '@/components/features/office/chat-view'
import { LeadCallBusy } from '@/components/site/lead/lead-call-missing'
import { getChatPage } from '@/lib/api/chat-page'
import { callerOf } from '@/lib/api/lead-call'
import { paths } from '@/lib/routing/paths'
import { sendOn } from '@/lib/routing/send-on'

/**
 * The address is secret: the page is never cached and never indexed. The headers in `next.config.ts` declare it too.
 */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: '在线咨询',
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
}

export default async function ChatOperatorPage({
  params,
  searchParams,
}: {
  params: Promise<{ code: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { code } = await params
  const { name, reveal } = callerOf(await cookies())
  const { note, page } = await searchParams
  const asked = { named: reveal, page: typeof page === 'string' ? page : undefined }
  const chat = await getChatPage(code, asked, await headers())
  if (chat === null) sendOn(paths.noLeadCall)
  if (chat === 'busy') return <LeadCallBusy />
  if (chat.kind === 'desk') return <ChatDeskView desk={chat} />
  return <ChatView code={code} chat={chat} caller={name} note={typeof note === 'string' ? note : null} />
}
