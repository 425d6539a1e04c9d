import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '@/tests/support/free-port'
import { type Front, hasBrotli, startFront } from '@/tests/support/nginx'
import { table } from '@/tests/support/table'

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
  connection.destroy()
  await front?.close()
  pages?.close()
})

/** One connection: nginx reads its next request only when the one before has been logged. */
const connection = new Agent({ keepAlive: true, maxSockets: 1 })

async function ask(path: string, method: string, headers: Record<string, string>) {
  const asking = request(`${front.origin}${path}`, { agent: connection, method, headers })
  const [answer]: IncomingMessage[] = await once(asking.end(), 'response')
  if (answer !== undefined) await once(answer.resume(), 'end')
}

/** The lines that one request adds. */
async function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const before = front.visitLog().length
  const visitor = { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'Mozilla/5.0' }
  await ask(path, method, { ...visitor, ...headers })
  await ask('/next', 'GET', visitor)
  const added = () => front.visitLog().slice(before)
  await expect.poll(added).toContain('"path":"/next"')
  const lines = added().trim().split('\n')
  return lines.map((line) => lineSchema.parse(JSON.parse(line))).filter((line) => line.path !== '/next')
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

  it.each(
    table(`
      /uk?utm_source=baidu&utm_campaign=uk27&phone=13800138000 | /uk?utm_source=baidu&utm_campaign=uk27&
      /uk?utm_medium=cpc&Keyword=%E7%8E%8B%E8%8A%B3 | /uk?utm_medium=cpc&
      /uk?utm_source=13800138000 | /uk
      /search?Keyword=13800138000 | /search
      /?bd_vid=11287654321234567890&utm_source=baidu | /?utm_source=baidu&
      /yxk/1234?bd_vid=11287654321234567890 | /yxk/1234
      /headlines/2026-11-20-visa | /headlines/2026-11-20-visa
    `),
  )('keeps of %s only %s', async (typed, kept) => {
    expect((await visit(typed)).map(({ path }) => path)).toEqual([kept])
  })

  it('has no line for a page whose address opens something, for data, or for a form', async () => {
    expect(await visit('/receipt/abcdefghijklmnop')).toEqual([])
    expect(await visit('/%72eceipt/abcdefghijklmnop')).toEqual([])
    expect(await visit('/lead-result?receipt=abcdefghijklmnop')).toEqual([])
    expect(await visit('/13800138000')).toEqual([])
    expect(await visit('/uk', { RSC: '1' })).toEqual([])
    expect(await visit('/uk', {}, 'HEAD')).toEqual([])
  })
})
