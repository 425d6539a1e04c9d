import { afterEach, expect, it, vi } from 'vitest'
import { GET } from '@/app/(feeds)/markdown/[...page]/route'

afterEach(() => vi.restoreAllMocks())

const read = (address: string, page: string[]) =>
  GET(new Request(address), { params: Promise.resolve({ page }) })

it('asks the address on which this process listens for the page', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(
      '<html><head><link rel="canonical" href="http://localhost:3000/chanel/uk"></head><body><main><h1>英国</h1></main></body></html>',
      {
        headers: { 'Content-Type': 'text/html' },
      },
    ),
  )
  const answer = await read('http://192.0.2.2:3000/chanel/uk.md', ['chanel', 'uk'])
  expect(await answer.text()).toContain('# 英国')
  expect(asked.mock.calls[0]?.[0]).toBe('http://192.0.2.2:3000/chanel/uk')
})

it('answers 503 when the page cannot be read, and logs why', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'))
  expect((await read('http://localhost:3000/chanel/uk.md', ['chanel', 'uk'])).status).toBe(503)
  expect(logged.mock.calls.join()).toMatch(/page for markdown not read.*\/chanel\/uk.*refused/)
})

it.each([
  ['/markdown/markdown/zz', ['markdown', 'zz']],
  ['/markdown/markdown', ['markdown']],
  ['/x.md.md', ['x.md']],
  ['/markdown/%6Darkdown/zz', ['%6Darkdown', 'zz']],
  ['/markdown/a/%2e%2e/markdown/zz', ['a', '%2e%2e', 'markdown', 'zz']],
  ['/markdown//markdown/zz', ['', 'markdown', 'zz']],
])('asks for no page at %s, which would be itself', async (address, page) => {
  const asked = vi.spyOn(globalThis, 'fetch')
  expect((await read(`http://localhost:3000${address}`, page)).status).toBe(404)
  expect(asked).not.toHaveBeenCalled()
})

it('answers none of its own requests', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))
  await read('http://localhost:3000/us.md', ['us'])
  const headers = new Headers(asked.mock.calls[0]?.[1]?.headers)
  const inner = new Request('http://localhost:3000/uk.md', { headers })
  expect((await GET(inner, { params: Promise.resolve({ page: ['uk'] }) })).status).toBe(404)
  expect(asked).toHaveBeenCalledTimes(1)
})

it('stops, and logs nothing, when its client is gone', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const client = new AbortController()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    client.abort()
    init?.signal?.throwIfAborted()
    return new Response()
  })
  const request = new Request('http://localhost:3000/us.md', { signal: client.signal })
  expect((await GET(request, { params: Promise.resolve({ page: ['us'] }) })).status).toBe(503)
  expect(logged).not.toHaveBeenCalled()
})
