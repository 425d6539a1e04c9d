import { Hono } from 'hono'
import { searchPageSchema } from '@/lib/contract/search'
import type { HostContext } from '@/lib/host/context'
import { type SiteAnswer, siteAnswerSchema } from '@/lib/leads/chat'
import type { AskSearch } from './answers'
import type { SubmitLead } from './make-lead'
import { operatorRoutes } from './operator'
import { visitorRoutes } from './visitor'

/**
 * Conversations of visitors with the site search and with consultants. They are handled by this host even where `APIPC_ORIGIN` is set;
 * nothing is forwarded.
 */
export function chatRoutes(
  context: HostContext,
  { ask, submit }: { ask: AskSearch; submit: SubmitLead },
): Hono {
  const routes = new Hono()
  routes.route('/', visitorRoutes(context, ask))
  routes.route('/', operatorRoutes(context, submit))
  return routes
}

/** How many results the window shows. */
export const chatResults = 3

/** The answer of the search operation, cut to what the window shows; null when it has another shape. */
export function toSiteAnswer(data: unknown): SiteAnswer | null {
  const page = searchPageSchema.safeParse(data)
  if (!page.success) return null
  const { total, list, nearest, answer: card } = page.data
  const answer = siteAnswerSchema.safeParse({
    total,
    pages: list.map(({ title, excerpt, href, sample }) => ({
      title,
      text: excerpt.text.slice(0, 200),
      href,
      isSample: sample,
    })),
    nearest: nearest.map(({ title, href }) => ({ title, href })),
    card,
  })
  return answer.success ? answer.data : null
}
