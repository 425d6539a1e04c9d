import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { serveRaw } from '@/tests/contract/support/raw-server'

type Received = { url: string; headers: IncomingHttpHeaders; body: string }

export type Receiver = {
  origin: string
  /** The requests so far, oldest first. */
  seen: Received[]
  /** Answers the next request after it was recorded. */
  answer: RequestListener
  close: () => Promise<void>
}

export const taken: RequestListener = (_request, response) => void response.writeHead(204).end()
export const withStatus =
  (status: number, body = ''): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(body)
export const withCode = (errcode: number) => withStatus(200, JSON.stringify({ errcode, errmsg: 'x' }))

/** A customer's system on a loopback port, for one test. It accepts every request until `answer` is replaced. */
export async function startReceiver(): Promise<Receiver> {
  const seen: Received[] = []
  const { origin, close } = await serveRaw(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ url: request.url ?? '', headers: request.headers, body })
    receiver.answer(request, response)
  })
  onTestFinished(close)
  const receiver: Receiver = { origin, seen, answer: taken, close }
  return receiver
}

/** Delays every answer from now on, until released. */
export function holdAnswers(receiver: Receiver, answer: RequestListener = taken) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  receiver.answer = async (request, response) => {
    arrive()
    await released
    answer(request, response)
  }
  return { arrived, release }
}
