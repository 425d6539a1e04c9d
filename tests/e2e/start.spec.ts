import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { smokeChecks } from '@/lib/deploy/smoke'
import { freePort } from '@/tests/support/free-port'

test('npm start ends completely when npm gets the signal to end, and leaves no process on the port', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'start-'))
  const port = await freePort()
  const npm = spawn('npm', ['start', '--', '--hostname', '127.0.0.1'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const answers = () =>
    request.get(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok(),
      () => false,
    )
  await expect.poll(answers, { timeout: 45_000 }).toBe(true)
  npm.kill('SIGTERM')
  await expect.poll(answers, { timeout: 20_000 }).toBe(false)
  rmSync(dataDir, { recursive: true, force: true })
})

test('the check after a release finds no fault on the running site', async ({ baseURL }) => {
  test.setTimeout(180_000)
  const wrong: Record<string, string[]> = {}
  for (const { name, run } of smokeChecks(baseURL ?? '', true)) wrong[name] = await run()
  expect(Object.values(wrong).flat()).toEqual([])
  expect(Object.keys(wrong)).toHaveLength(6)
})
