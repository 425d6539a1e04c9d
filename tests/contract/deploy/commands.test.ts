import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deployFiles } from '@/lib/deploy/files'
import { deploySchema } from '@/lib/deploy/settings'
import { site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { list, table } from '@/tests/support/table'

let out: string

siteBeforeEach()
beforeEach(async () => {
  await submit()
  out = mkdtempSync(join(tmpdir(), 'commands-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

/** Runs a command whose output pipe is closed from the first byte on. */
async function unread(command: string, args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', `lib/cli/${command}.ts`, ...args], {
    env: { ...process.env, NODE_ENV: 'test', ...site.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, status }
}

describe('a command whose output pipe is closed', () => {
  it.each(
    table(
      `
      leads | list
      leads | status
      leads | export ; --all ; --csv
      facts | 英国
      deploy-files | --help
    `,
      [String, list],
    ),
  )('ends with its usual exit code: %s %j', async (command, args) => {
    expect(await unread(command, args)).toEqual({ said: '', status: 0 })
  })

  it('writes all files anyway: deploy:files', async () => {
    expect(await unread('deploy-files', ['--out', out, '--name', 'www.meishi.test'])).toEqual({
      said: '',
      status: 0,
    })
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(out, join(parentPath, name)))
    const settings = deploySchema.parse({ names: ['www.meishi.test'] })
    expect(files.sort()).toEqual(Object.keys(deployFiles(settings)).sort())
  })

  it('fails for no other reason either: the check after a release, the list before a launch', async () => {
    const smoke = await unread('smoke', ['--origin', 'http://127.0.0.1:9', '--no-lead'])
    expect(smoke.said).toBe('')
    expect((await unread('launch-check', [])).said).toBe('')
  })
})
