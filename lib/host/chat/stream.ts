import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { isEnding, type Line } from './hub'

/** The events to send now, and the time in ms until `say` must be asked again even without a change; null ends the stream. */
type StreamStep = { events: readonly StreamEvent[]; wait: number } | null
type StreamEvent = { event: string; data: unknown; id?: number }

/** Time in ms after which a browser reconnects when its stream was cut. */
const retry = 2_000

/**
 * Server-sent events: `say` is called at the start and after every change. When it has no events, a `beat` event shows that the stream is
 * alive, so that a browser can detect a proxy that holds events back. The stream ends when the process ends; the browser then connects to
 * another process.
 */
export function answerStream(c: Context, line: Line, say: () => Promise<StreamStep>): Response {
  c.header('Content-Type', 'text/event-stream; charset=utf-8')
  // No proxy may collect or compress the events.
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
