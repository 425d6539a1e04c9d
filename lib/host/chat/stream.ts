import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { isEnding, type Line } from './hub'

/** What a stream says at one moment, and for how long it has nothing more to say by itself, in ms; null when it is over. */
type Saying = { events: readonly StreamEvent[]; wait: number } | null
type StreamEvent = { event: string; data: unknown; id?: number }

/** After this time a browser whose stream was cut comes back, in ms. */
const retry = 2_000

/**
 * Server-sent events: `say` is asked at the start and at every change. A beat shows that the stream is still there, so that
 * a browser notices a proxy that keeps events back. Ends with the process, and the browser goes on elsewhere.
 */
export function answerStream(c: Context, line: Line, say: () => Promise<Saying>): Response {
  c.header('Content-Type', 'text/event-stream; charset=utf-8')
  // Nothing between here and the browser is to gather or to compress it.
  c.header('Cache-Control', 'no-store, no-transform')
  c.header('X-Accel-Buffering', 'no')
  return stream(c, async (out) => {
    out.onAbort(line.close)
    try {
      await out.write(`retry: ${retry}\n\n`)
      while (!out.aborted && !isEnding()) {
        const said = await say()
        if (said === null) return
        const events = said.events.length > 0 ? said.events : [{ event: 'beat', data: 1 }]
        for (const one of events) await out.write(written(one))
        await line.next(said.wait)
      }
    } finally {
      line.close()
    }
  })
}

const written = ({ event, data, id }: StreamEvent) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
