import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { codes } from '@/lib/contract/envelope'
import { ok, refuse } from '@/lib/host/http'
import { messages } from '@/lib/leads/messages'
import { type AnsweredOperation, QueryError } from './answering'
import { contentAnswers } from './answers'

/** The content operations of the contract, to be mounted below /apipc. */
export function contentRoutes(): Hono {
  const routes = new Hono()
  for (const { operation, answer } of contentAnswers) {
    routes.get(operation.path.replace('{id}', ':id'), cacheable, etag(), (context) =>
      respond(context, answer),
    )
  }
  return routes
}

/** Applied to each route and not to the whole app: leads and codes are in the same app, and neither they nor errors may be cached. */
const cacheable = createMiddleware(async (context, next) => {
  await next()
  if (context.error) return
  context.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=600')
})

async function respond(context: Context, answer: AnsweredOperation['answer']) {
  try {
    const data = await answer(givenFields(context), context.req.param('id') ?? '')
    return data === null ? refuse(context, codes.notFound, messages.notFound) : ok(context, data)
  } catch (error) {
    if (error instanceof QueryError) return refuse(context, codes.malformed, error.message)
    throw error
  }
}

/** A form submitted without scripts sends its empty fields too; they count as missing. */
function givenFields(context: Context): Record<string, string> {
  return Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value.trim() !== ''))
}
