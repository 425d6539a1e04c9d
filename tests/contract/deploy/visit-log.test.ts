import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '@/tests/support/free-port'
import { type Front, hasBrotli, startFront } from '@/tests/support/nginx'

/** What Matomo's importer reads of a line in its format `nginx_json`; the time is in seconds, which it turns into ms. */
const lineSchema = z.strictObject({
  ip: z.string(),
  host: z.string(),
  path: z.string().startsWith('/'),
  status: z.string().regex(/^\d{3}$/),
  referrer: z.string(),
  user_agent: z.string(),
  length: z.number(),
  generation_time_milli: z.number(),
  date: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
})

let pages: Server
let front: Front

beforeAll(async () => {
  const port = await freePort()
  pages = createServer((request, response) => {
    response.setHeader(
      'Content-Type',
      request.headers.rsc === '1' ? 'text/x-component' : 'text/html; charset=utf-8',
    )
    response.end('page')
  })
  await new Promise<void>((resolve) => pages.listen(port, '127.0.0.1', resolve))
  front = await startFront({
    ...{ ports: [port], apiPorts: [await freePort()], secure: false, visitLog: true },
    ...{ brotli: hasBrotli, trustedProxies: ['127.0.0.1'] },
  })
})
afterAll(async () => {
  await front?.close()
  pages?.close()
})

async function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const before = front.visitLog().length
  await fetch(`${front.origin}${path}`, {
    method,
    headers: { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'Mozilla/5.0', ...headers },
  }).then((answer) => answer.arrayBuffer())
  const lines = front
    .visitLog()
    .slice(before)
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => lineSchema.parse(JSON.parse(line)))
}

describe('the log of visits', () => {
  it('has a line for a page, with a shortened address', async () => {
    expect(await visit('/uk', { Referer: 'https://www.baidu.com/s?wd=13800138000' })).toMatchObject([
      {
        ip: '203.0.113.0',
        host: 'localhost',
        path: '/uk',
        status: '200',
        referrer: 'https://www.baidu.com/s',
      },
    ])
    expect(await visit('/uk', { 'X-Forwarded-For': '2001:db8:1:2::3' })).toMatchObject([
      { ip: '2001:db8:1::' },
    ])
  })

  it.each([
    ['/uk?utm_source=baidu&utm_campaign=uk27&phone=13800138000', '/uk?utm_source=baidu&utm_campaign=uk27&'],
    ['/uk?utm_medium=cpc&Keyword=%E7%8E%8B%E8%8A%B3', '/uk?utm_medium=cpc&'],
    ['/uk?utm_source=13800138000', '/uk'],
    ['/search?Keyword=13800138000', '/search'],
  ])('keeps of %s only %s', async (typed, kept) => {
    for (const { path } of await visit(typed)) expect(path).toBe(kept)
  })

  it('has no line for a page whose address opens something, for data, or for a form', async () => {
    expect(await visit('/receipt/abcdefghijklmnop')).toEqual([])
    expect(await visit('/uk', { RSC: '1' })).toEqual([])
    expect(await visit('/uk', {}, 'HEAD')).toEqual([])
  })
})
