import { processSingleton } from '@/lib/core/process-singleton'
import { report } from '@/lib/host/report'
import type { Store } from '@/lib/host/store/store'
import type { ChatRow } from '@/lib/host/store/tables'
import { chatPath } from '@/lib/leads/api-paths'
import type { ChatPost, SiteAnswer } from '@/lib/leads/chat'
import { fixedAnswer, isForPerson } from '@/lib/widget/fixed-answers'
import { isAnswered, storeAnswer } from './conversation'
import { nudge } from './hub'

/** Asks the site search; null when the search failed. */
export type AskSearch = (keyword: string) => Promise<SiteAnswer | null>

type Asked = { chat: ChatRow; seq: number; post: ChatPost; ask: AskSearch }

/** The answers that this process is looking for, by message. */
const running = () => processSingleton('chat-answers', () => new Map<string, Promise<void>>())

/**
 * Answers a stored message by the site search, in the background: a search that hangs must not delay the visitor. The streams bring the
 * answer. While a consultant answers, the search does not, unless the visitor wrote to it.
 */
export function answerBySearch(store: Store, asked: Asked, now: number): void {
  const key = `${asked.chat.id}:${asked.seq}`
  if (running().has(key)) return
  const answered = findAnswer(store, asked, now)
    .catch((error: unknown) => report(error, chatPath))
    .finally(() => running().delete(key))
  running().set(key, answered)
}

/** Resolves when every answer that was being looked for is stored. */
export async function answersStored(): Promise<void> {
  await Promise.all(running().values())
}

async function findAnswer(
  store: Store,
  { chat, seq, post: { text, to }, ask }: Asked,
  now: number,
): Promise<void> {
  if (to === 'person' && (chat.holder !== null || isForPerson(text))) return
  if (await isAnswered(store.db, chat.id, seq)) return
  const card = fixedAnswer(text)
  const answer =
    card === null
      ? await ask([...text].slice(0, 100).join('')).catch(notFound)
      : { total: 0, pages: [], nearest: [], card }
  await store.write((trx) => storeAnswer(trx, { chat, seq, answer }, now))
  nudge(chat.id)
}

/** The answer after a failed search: the visitor is told that the search could not answer. */
function notFound(error: unknown): null {
  report(error, chatPath)
  return null
}
