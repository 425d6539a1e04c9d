import { afterEach, beforeEach, expect, it } from 'vitest'
import { listen } from '@/tests/contract/support/transports'
import { consultant, startChat, streamPath, visitor } from './support'

let server: { origin: string; close: () => Promise<void> }
beforeEach(async () => {
  server = await listen((await startChat()).host)
})
afterEach(() => server.close())

/** A stream of the visitor whose events can be waited for. */
async function follow(cookie: string) {
  const end = new AbortController()
  const response = await fetch(`${server.origin}${streamPath}`, {
    headers: { Cookie: cookie },
    signal: end.signal,
  })
  let heard = ''
  const reading = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += chunk
  })().catch(() => undefined)
  return {
    status: response.status,
    heard: () => heard,
    async close() {
      end.abort()
      await reading
    },
  }
}

/** Far below the ten seconds between two beats, and far above what a message needs on a busy machine. */
const atOnce = { timeout: 5_000 }

it('a stream that opens right after another one was closed hears messages at once', async () => {
  const one = visitor()
  await one.write('你好')
  const link = await consultant()
  for (let round = 0; round < 3; round++) {
    const first = await follow(one.cookie)
    await expect.poll(first.heard, atOnce).toContain('event: state')
    await first.close()
    const second = await follow(one.cookie)
    await expect.poll(second.heard, atOnce).toContain('event: state')
    await link.act({ action: 'reply', text: `第 ${round} 次` })
    await expect.poll(second.heard, atOnce).toContain(`第 ${round} 次`)
    await second.close()
  }
})

it('streams that are opened and closed before do not lift the limit of a conversation', async () => {
  const one = visitor()
  await one.write('你好')
  const kept: Awaited<ReturnType<typeof follow>>[] = []
  for (let batch = 0; batch < 3; batch++) {
    await (await follow(one.cookie)).close()
    kept.push(...(await Promise.all(Array.from({ length: 12 }, () => follow(one.cookie)))))
  }
  expect(kept.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(kept.filter(({ status }) => status === 503)).toHaveLength(16)
  await Promise.all(kept.map((stream) => stream.close()))
  await expect
    .poll(async () => {
      const again = await follow(one.cookie)
      await again.close()
      return again.status
    }, atOnce)
    .toBe(200)
})
