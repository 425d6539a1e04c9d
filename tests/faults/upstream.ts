import { request } from 'node:http'
import { serveRaw } from '@/tests/contract/support/raw-server'

/** The ways in which another API host can fail. */
export const modes = {
  good: 'answers',
  hang: 'never answers',
  drip: 'a byte now and then',
  reset: 'cuts the connection',
  error: '500',
  html: 'a page instead of JSON',
  half: 'half of an answer',
  redirect: '302',
  code: 'code 9999',
  nothing: 'data null',
  shape: 'data of another shape',
} as const

export type Mode = keyof typeof modes

type FaultyUpstream = { origin: string; mode: (mode: Mode) => void; close: () => Promise<void> }

/** A host that passes requests on to a good one, until it is told to fail in one of these ways. */
export async function startFaultyUpstream(good: string): Promise<FaultyUpstream> {
  let mode: Mode = 'good'
  const bodies: Partial<Record<Mode, [status: number, body: string]>> = {
    error: [500, 'no'],
    html: [200, '<html>maintenance</html>'],
    half: [200, '{"code":0,"data":{"list":[{"id'],
    redirect: [302, ''],
    code: [200, '{"code":9999}'],
    nothing: [200, '{"code":0,"data":null}'],
    shape: [200, '{"code":0,"data":{"elsewhere":[]}}'],
  }
  const { origin, close } = await serveRaw((incoming, outgoing) => {
    const fixed = bodies[mode]
    if (fixed !== undefined) outgoing.writeHead(fixed[0], { Location: '/elsewhere' }).end(fixed[1])
    else if (mode === 'reset') incoming.socket.destroy()
    else if (mode === 'drip') {
      outgoing.writeHead(200)
      const timer = setInterval(() => outgoing.write(' '), 500)
      outgoing.on('close', () => clearInterval(timer))
    } else if (mode === 'good') {
      const { method, url, headers } = incoming
      const onward = request(
        `${good}${url}`,
        { method, headers: { ...headers, host: 'upstream' } },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        },
      )
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    }
  })
  return {
    origin,
    close,
    mode: (wanted) => {
      mode = wanted
    },
  }
}
