import { env } from '@/lib/core/env'
import { ChatHost } from './chat-host'

/**
 * The chat and the notices that open by themselves. Used once, in the root layout; their code is loaded when it is
 * needed.
 */
export function PageWidgets() {
  return <ChatHost scriptUrl={env().CHAT_SCRIPT_URL ?? null} />
}
