import { Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import { visitSchema } from '@/lib/contract/visit'
import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/process-singleton'
import { shanghaiDate } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import { refuse } from '@/lib/host/http'
import { isForeign } from '@/lib/host/request/fetch-metadata'
import { readBounded } from '@/lib/host/request/fields'
import type { Store } from '@/lib/host/store/store'
import { visitPath } from '@/lib/leads/api-paths'
import type { Channel } from '@/lib/leads/channel'
import { messages } from '@/lib/leads/messages'

const bodyLimit = 1024
/** How long visits are collected before they are written, in ms: a page's visit must not wait for the database, nor a lead for visits. */
const pause = 10_000
/** Most different lines of a day, in each process; further ones are counted as others, so that invented campaigns cannot fill the disk. */
const linesADay = 5_000
const others: Channel = { source: '（其他）', campaign: '（其他）', page: '（其他）' }

type Line = Channel & { day: string; visits: number }

/** Visits of this process that are not written yet. */
type Gathered = {
  lines: Map<string, Line>
  timer: ReturnType<typeof setTimeout> | undefined
  /** The lines of this day so far, written or not. */
  today: { day: string; keys: Set<string> }
}
const gathered = (): Gathered =>
  processSingleton('visits', () => ({
    lines: new Map(),
    timer: undefined,
    today: { day: '', keys: new Set() },
  }))

/** POST /v1/visit: the start of a visit. Answered by this host in either mode, never forwarded. */
export function visitRoutes(context: HostContext): Hono {
  return new Hono().post(visitPath, async (c) => {
    if (isForeign(c.req.raw, context.env.SITE_ORIGIN)) return refuse(c, codes.busyAddress, messages.busy, 403)
    const body = await readBounded(c.req.raw, bodyLimit)
    if (body === 'size') return refuse(c, codes.tooLong, messages.tooLong, 413)
    const visit = body === 'malformed' ? null : visitSchema.safeParse(parse(body))
    if (!visit?.success) return refuse(c, codes.malformed, messages.malformed, 400)
    countVisit(visit.data, context)
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  })
}

function countVisit(channel: Channel, context: Pick<HostContext, 'store' | 'now'>): void {
  const state = gathered()
  const day = shanghaiDate(new Date(context.now()))
  if (state.today.day !== day) state.today = { day, keys: new Set() }
  const { keys } = state.today
  const isOther = keys.size >= linesADay && !keys.has(keyOf({ day, ...channel }))
  const given = { day, ...(isOther ? others : channel) }
  const key = keyOf(given)
  keys.add(key)
  const line = state.lines.get(key)
  if (line !== undefined) line.visits += 1
  else state.lines.set(key, { ...given, visits: 1 })
  state.timer ??= setTimeout(() => {
    state.timer = undefined
    context
      .store()
      .then(writeVisits)
      .catch((error) => log('warn', 'visits not counted', { error }))
  }, pause).unref()
}

const keyOf = ({ day, page, campaign, source }: Omit<Line, 'visits'>) =>
  JSON.stringify([day, page, campaign, source])

/** Writes what this process has collected; what cannot be written is kept for the next time. */
export async function writeVisits(store: Store): Promise<void> {
  const { lines } = gathered()
  const written = [...lines.values()]
  if (written.length === 0) return
  lines.clear()
  try {
    await store.write(async (trx) => {
      for (const line of written) {
        await trx
          .insertInto('visit_count')
          .values(line)
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'page', 'campaign', 'source'])
              .doUpdateSet((set) => ({ visits: set('visit_count.visits', '+', line.visits) })),
          )
          .execute()
      }
    })
  } catch (error) {
    for (const line of written) {
      const key = keyOf(line)
      const known = lines.get(key)
      lines.set(key, { ...line, visits: line.visits + (known?.visits ?? 0) })
    }
    throw error
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
