import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildsFolder } from '@/lib/cli/build-folders'
import { freePort } from '@/tests/support/free-port'
import { currentFolder, makeBuild, stopProcess } from '@/tests/support/processes'

/** A build with other printed variables; the parts of the run that follow use it too. */
const changed = { SHOW_SAMPLES: '0' }
const buildTime = 1_200_000

const folder = mkdtempSync(path.join(tmpdir(), 'builds-'))
const running: ChildProcess[] = []
let first: string

/** What a visitor of the first site has open: its address and the scripts and styles of the page. */
let page: { status: number; files: Record<string, string> }

beforeAll(async () => {
  await makeBuild()
  first = await startSite({})
  page = await visit(first)
}, buildTime)
afterAll(async () => {
  for (const child of running) await stopProcess(child)
  rmSync(folder, { recursive: true, force: true })
})

/** Runs `npm start` on a free port, and resolves with the address when it answers. */
async function startSite(variables: Record<string, string>): Promise<string> {
  const port = await freePort()
  const child = spawn('npm', ['start', '--', '--hostname', '127.0.0.1'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, String(port)), ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(child)
  const origin = `http://127.0.0.1:${port}`
  const answers = async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  await vi.waitFor(answers, { timeout: buildTime, interval: 200 })
  return origin
}

const build = (variables: Record<string, string>, ...flags: string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/build.ts', ...flags], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  return child
}

async function visit(origin: string): Promise<typeof page> {
  const response = await fetch(`${origin}/chanel/uk`)
  const html = await response.text()
  const addresses = new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g))
  expect(addresses.size).toBeGreaterThan(5)
  return { status: response.status, files: await statesOf(origin, [...addresses]) }
}

/** The status and size of each file. */
async function statesOf(origin: string, files: readonly string[]): Promise<Record<string, string>> {
  const states = files.map(async (file) => {
    const response = await fetch(origin + file)
    return [file, `${response.status}, ${(await response.arrayBuffer()).byteLength} bytes`] as const
  })
  return Object.fromEntries(await Promise.all(states))
}

const workTree = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })

it(
  'a build that is killed changes nothing, and ends with its process',
  async () => {
    const before = [realpathSync(currentFolder), workTree()]
    const child = build({ ...changed, ICP_NUMBER: '京ICP备1号' })
    let said = ''
    child.stdout.on('data', (data) => {
      said += data
    })
    await expect.poll(() => said, { timeout: buildTime }).toContain('Creating an optimized production build')
    const closed = text(child.stderr)
    child.kill('SIGKILL')
    // The output ends when every process that writes to it has ended.
    await closed
    expect(await visit(first)).toEqual(page)
    expect([realpathSync(currentFolder), workTree()]).toEqual(before)
    await makeBuild()
    expect(realpathSync(currentFolder)).toBe(before[0])
  },
  buildTime,
)

it(
  'a running site keeps its page, scripts and styles while and after another one is built',
  async () => {
    const [before, tree] = [realpathSync(currentFolder), workTree()]
    const child = build(changed, '--anew')
    const isFirst = () => readFileSync(path.join(buildsFolder, 'lock-holder'), 'utf8') === String(child.pid)
    await expect.poll(isFirst).toBe(true)
    const second = build(changed)
    const told = text(second.stderr)
    const ended = Promise.all([once(child, 'exit'), once(second, 'exit')])
    for (const output of [child.stdout, child.stderr, second.stdout]) output.resume()
    let visits = 0
    while (child.exitCode === null) {
      expect(await visit(first)).toEqual(page)
      visits += 1
      await delay(500)
    }
    const exits = await ended
    expect(visits).toBeGreaterThan(5)
    expect(exits.map(([code]) => code)).toEqual([0, 0])
    expect(await told).toMatch(/另一个构建正在进行（进程号 \d+），等它结束/)
    expect(realpathSync(currentFolder)).not.toBe(before)
    expect(workTree()).toBe(tree)

    const other = await startSite(changed)
    expect(await visit(first)).toEqual(page)
    expect((await visit(other)).status).toBe(200)
    // The new site serves the pages that visitors of the old one have open.
    expect(await statesOf(other, Object.keys(page.files))).toEqual(page.files)
  },
  buildTime,
)

it('a port that is in use is one line that names the variable', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const child = spawn(process.execPath, [path.join(currentFolder, 'start.mjs'), '--hostname', '127.0.0.1'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = text(child.stderr)
  const [code] = await once(child, 'exit')
  server.close()
  expect([code, await said]).toEqual([1, `端口 ${port} 已被占用：换一个，例如 PORT=${port + 1} npm start\n`])
})
