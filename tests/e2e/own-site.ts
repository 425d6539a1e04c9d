import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '@/tests/support/free-port'
import { type SiteProcess, startBuiltSite, startSiteProcess } from '@/tests/support/processes'
import { isBehindFront } from './run'

/** A site for the tests of one file, with its own data and its own variables. It runs from the first of them to the last. */
export function ownSite(
  variables: () => Record<string, string> | Promise<Record<string, string>> = () => ({}),
) {
  const site = { origin: '', dataDir: '', deskAddress }
  let running: SiteProcess | undefined

  const outputFile = () => path.join(site.dataDir, 'output.log')

  /** The address of the consultants' page, which the site prints at its start. */
  async function deskAddress(): Promise<string> {
    const find = () => /在线咨询：在这个网址回答访客 (\S+)/.exec(readFileSync(outputFile(), 'utf8'))?.[1]
    await expect.poll(find).toBeDefined()
    return find() ?? ''
  }

  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    site.dataDir = mkdtempSync(path.join(tmpdir(), 'own-site-'))
    const port = await freePort()
    site.origin = `http://127.0.0.1:${port}`
    const env = { DATA_DIR: site.dataDir, SITE_ORIGIN: site.origin, PORT: `${port}`, ...(await variables()) }
    running = isBehindFront
      ? await startSiteProcess(port, env)
      : await startBuiltSite(port, env, ['ignore', openSync(outputFile(), 'w'), 'ignore'])
  })
  test.afterAll(async ({ browser }) => {
    // Their streams and spare connections would keep the site from ending.
    for (const context of browser.contexts()) await context.close()
    await running?.stop()
    if (site.dataDir !== '') rmSync(site.dataDir, { recursive: true, force: true })
  })
  return site
}
