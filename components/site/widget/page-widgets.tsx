import { env } from '@/lib/core/env'
import { ChatHost } from './chat-host'

/** The chat and the notices that open on their own. Stands once, in the root layout; its code is loaded when it is needed. */
export function PageWidgets() {
  return <ChatHost scriptUrl={env().CHAT_SCRIPT_URL ?? null} />
}
