import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runPushPages } from '@/lib/cli/push-pages'
import { toUrlSet } from '@/lib/seo/sitemap'

/** The pages of the site, the requests that the search engine received, and its answer. */
let pages: { path: string; updated: string | null }[]
let received: { address: string; body: string }[]
let answer: (body: string) => { status: number; body: unknown }
let server: Server
let origin: string
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pushed-'))
  received = []
  pages = [
    { path: '/', updated: null },
    { path: '/headlines/a', updated: '2026-11-01' },
    { path: '/headlines/b?x=1&y', updated: '2026-11-20' },
  ]
  server = createServer((request, response) => {
    const address = request.url ?? ''
    if (address === '/sitemap.xml')
      return response.end('<loc>https://www.example.com/sitemap/pages.xml</loc>')
    if (address === '/sitemap/pages.xml')
      return response.end(toUrlSet(pages).replaceAll('http://localhost:3000', site))
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ address, body })
      const { status, body: text } = answer(body)
      response.writeHead(status).end(JSON.stringify(text))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const site = 'https://www.example.com'
const all = [`${site}/headlines/b?x=1&y`, `${site}/headlines/a`, `${site}/`]

const run = (to: string, ...more: string[]) =>
  runPushPages(
    ['--to', to, '--origin', origin, ...more],
    { SITE_ORIGIN: site, DATA_DIR: folder, BAIDU_PUSH_TOKEN: 'abc', INDEXNOW_KEY: 'key-12345' },
    `${origin}/push`,
  )

const takesAll = (body: string) => ({
  status: 200,
  body: { success: body.split('\n').length, remain: 90, not_same_site: [], not_valid: [] },
})

it('sends nothing without --send', async () => {
  const { code, lines } = await run('baidu')
  expect(code).toBe(0)
  expect(lines).toEqual(['网站地图里有 3 页，新的或改过的 3 页', ...all, '只看了，没有推；加 --send 才推'])
  expect(received).toEqual([])
})

it('sends the newest pages first, and later only changed pages', async () => {
  answer = takesAll
  expect(await run('baidu', '--send')).toMatchObject({ code: 0 })
  expect(received).toEqual([
    { address: '/push?site=https%3A%2F%2Fwww.example.com&token=abc', body: all.join('\n') },
  ])
  pages[1] = { path: '/headlines/a', updated: '2026-11-23' }
  expect(await run('baidu', '--send')).toMatchObject({ code: 0 })
  expect(received[1]?.body).toBe(`${site}/headlines/a`)
  expect((await run('baidu')).lines[0]).toBe('网站地图里有 3 页，新的或改过的 0 页')
})

it('sends a refused page again', async () => {
  answer = () => ({ status: 401, body: { error: 401, message: 'token is not valid' } })
  const refused = await run('baidu', '--send')
  expect(refused.code).toBe(1)
  expect(refused.lines).toContain('百度没有收下：401 token is not valid')
  answer = () => ({ status: 200, body: { success: 2, remain: 0, not_valid: [`${site}/`] } })
  expect((await run('baidu', '--send')).code).toBe(1)
  expect((await run('baidu')).lines).toContain(`${site}/`)
  expect((await run('baidu')).lines[0]).toBe('网站地图里有 3 页，新的或改过的 1 页')
})

it('sends IndexNow the key and its location', async () => {
  answer = () => ({ status: 202, body: '' })
  expect(await run('indexnow', '--send')).toMatchObject({ code: 0 })
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    host: 'www.example.com',
    key: 'key-12345',
    keyLocation: 'https://www.example.com/key-12345.txt',
    urlList: all,
  })
})

it.each([
  [['--to', 'google'], {}, /^看不懂这些参数/],
  [['--to', 'baidu', '--send'], { SITE_ORIGIN: site }, /先设环境变量 BAIDU_PUSH_TOKEN/],
  [['--to', 'indexnow', '--send'], { INDEXNOW_KEY: 'key-12345' }, /这台电脑自己的地址/],
  [['--to', 'baidu', '--origin', 'http://localhost:1'], {}, /读不到网站地图/],
])('explains the error %j', async (args, variables, line) => {
  const { code, lines } = await runPushPages(args, { ...variables, DATA_DIR: folder })
  expect(code).toBe(1)
  expect(lines[0]).toMatch(line)
})
