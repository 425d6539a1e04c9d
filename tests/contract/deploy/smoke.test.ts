import { readdirSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pagesByLayout, smokeChecks } from '@/lib/deploy/smoke'
import { layoutOf } from '@/lib/vitals/layouts'
import { serveRaw } from '@/tests/contract/support/raw-server'
import { startSite } from '@/tests/contract/support/test-host'
import { listen } from '@/tests/contract/support/transports'

/** The results of the checks on a site that answers like this, by the first word of their names. */
async function look(listener: RequestListener, sendsLead = true): Promise<string[][]> {
  const site = await serveRaw(listener)
  onTestFinished(site.close)
  const found: string[][] = []
  for (const { run } of smokeChecks(site.origin, sendsLead)) found.push(await run())
  return found
}

describe('the check of a site after a release', () => {
  it('opens a page of each layout', () => {
    const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('page.tsx'),
    )
    for (const [layout, address] of Object.entries(pagesByLayout)) {
      const file = pages.find(
        (name) => name.replace(/\([^)]*\)\//g, '') === `${address.slice(1)}/page.tsx`.replace(/^\//, ''),
      )
      expect([address, layoutOf((file ?? '').split('/'))]).toEqual([address, layout])
    }
  })

  it('reports every check when the site answers nothing right', async () => {
    const found = await look((_request, response) => void response.writeHead(500).end('{}'))
    expect(found.map((lines) => lines.length > 0)).toEqual([true, true, true, true, true, true])
    expect(found.flat()).toContain('/uk 回 500')
    expect(found.flat()).toContain('缺少响应头 content-security-policy')
  })

  it('reports an alias that shows another page, and a missing script', async () => {
    const html =
      '<link rel="canonical" href="https://www.meishi.test/chanel/us"><main></main><script src="/_next/static/chunks/a.js"></script>'
    const found = await look((request, response) => {
      if (request.url?.startsWith('/_next/')) response.writeHead(404).end()
      else response.end(html)
    }, false)
    expect(found.flat()).toContain('/uk 显示的是 https://www.meishi.test/chanel/us')
    expect(found.flat().join()).not.toContain('/us 显示的是')
    expect(found.flat()).toContain('/_next/static/chunks/a.js 回 404')
  })

  it('marks its lead as a test and erases it again', async () => {
    const posts: string[] = []
    const found = await look(async (request, response) => {
      const body = await text(request)
      if (request.method === 'POST') posts.push(`${request.url} ${decodeURIComponent(body)}`)
      response.end(JSON.stringify({ code: 0, data: { msg: 'ok', receipt: `/receipt/${'a'.repeat(32)}` } }))
    })
    expect(found.at(-1)).toEqual([])
    expect(posts).toEqual([
      expect.stringMatching(/^\/apipc\/v1\/general_form_pc name=测试&phone=154\d{8}&.*website=smoke-check$/),
      `/apipc/v1/receipt receipt=${'a'.repeat(32)}&action=erase&confirm=1`,
    ])
  })
  it('leaves on the site only the record that its lead was a test and is erased', async () => {
    const { host, leads, clock } = await startSite()
    const { origin, close } = await listen(host)
    onTestFinished(close)
    expect(await smokeChecks(origin, true).at(-1)?.run()).toEqual([])
    expect(await leads()).toMatchObject([
      { phone: '', name: null, spam: 1, spam_reason: 'check', erased_at: clock.now },
    ])
  })
})
