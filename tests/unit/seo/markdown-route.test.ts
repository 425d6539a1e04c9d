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
