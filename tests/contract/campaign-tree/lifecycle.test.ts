import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopProcess } from '@/tests/support/processes'
import { writtenContent } from '@/tests/support/written-content'

const execute = promisify(execFile)
const special = 'app/(special)/special'

/** The whole project in a folder of its own, in which pages come and go by folders alone. */
let root: string
let site: ChildProcess
let port: number

const at = (folder: string) => path.join(root, folder)
const write = (folder: string, content: Parameters<typeof writtenContent>[0]) =>
  writeFile(at(`${folder}/content.ts`), writtenContent(content))

/** Runs an npm script in the copy; what it prints, whatever its exit code. */
async function npm(...args: string[]): Promise<{ code: number; text: string }> {
  return execute('npm', ['run', '--silent', ...args], { cwd: root, maxBuffer: 64 << 20 }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  )
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'campaign-tree-'))
  const skipped = new Set(['node_modules', '.next', '.git', 'data', 'test-results', 'tsconfig.tsbuildinfo'])
  for (const name of (await readdir('.')).filter((entry) => !skipped.has(entry))) {
    await cp(name, at(name), { recursive: true })
  }
  // The bundler follows no link out of its project, and hard links cost neither time nor space.
  await execute('cp', ['-al', path.resolve('node_modules'), at('node_modules')])

  await npm('new:campaign', '--', 'nz_yjs', '--layout', 'special', '--name', '新西兰硕士', '--entry')
  await write(`${special}/nz_yjs`, { name: '新西兰硕士怎么申请', seed: 1 })

  await cp(at(`${special}/ossd`), at(`${special}/summer_camp`), { recursive: true })
  await write(`${special}/summer_camp`, { name: '暑期课程说明', seed: 2 })
  await rename(at(`${special}/summer_camp`), at(`${special}/summer_school`))

  await npm('new:campaign', '--', 'nz_ended', '--layout', 'special', '--entry')
  await write(`${special}/nz_ended`, {
    name: '已经结束的活动',
    seed: 3,
    extra: "retireAfter: '2026-01-31', redirectTo: '/au',",
  })

  await npm('new:campaign', '--', 'nz_gone', '--layout', 'special', '--entry')
  await rm(at(`${special}/nz_gone`), { recursive: true })
  await rm(at('app/(none)/special/nz_gone'), { recursive: true })

  await npm(
    'new:campaign',
    '--',
    'nz_draft',
    '--layout',
    'special',
    '--name',
    '没有写完',
    '--draft',
    '--entry',
  )
}, 600_000)

afterAll(async () => {
  if (site !== undefined) await stopProcess(site)
  await rm(root, { recursive: true, force: true })
})

describe('a campaign by command, by copy, renamed, ended, deleted, in draft', () => {
  it.each(['nz_yjs', 'summer_school', 'nz_ended'])(
    'check:campaign finds %s fine and formats it',
    async (slug) => {
      const { code, text } = await npm('check:campaign', '--', slug)
      expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining(`/special/${slug} 没有问题`) })
      const content = await readFile(at(`${special}/${slug}/content.ts`), 'utf8')
      expect(content).toContain("\n  family: 'graduate',\n  hue: 'nz',\n")
    },
    60_000,
  )

  it('check:campaign says in words what a draft still lacks', async () => {
    const { code, text } = await npm('check:campaign', '--', 'nz_draft')
    expect(code).toBe(1)
    expect(text).toMatch(
      /content\.ts 有 \d+ 处要改：\n {2}· sections：自己写的内容现在 \d+ 个字，至少 600 个字/,
    )
  }, 60_000)

  it('passes the tests of all campaigns', async () => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']
    const files = ['tests/unit/campaigns/content.test.ts', 'tests/contract/content/map-list.test.ts']
    await expect(
      execute(process.execPath, [...vitest, '--project', 'unit', '--project', 'contract', ...files], {
        cwd: root,
        maxBuffer: 64 << 20,
      }),
    ).resolves.toBeDefined()
  }, 600_000)

  describe('in the built site', () => {
    const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' })
    const textOf = async (address: string) => (await get(address)).text()

    beforeAll(async () => {
      const { code, text } = await npm('build')
      expect({ code, text: code === 0 ? '' : text }).toEqual({ code: 0, text: '' })
      site = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0'], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', DATA_DIR: at('data') },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      port = await portOf(site)
    }, 1_200_000)

    it.each(['/special/nz_yjs', '/special/nz_yjs/entry', '/special/summer_school'])(
      '%s is a page',
      async (address) => {
        const response = await get(address)
        expect(response.status).toBe(200)
        const html = await response.text()
        expect(html.match(/<h1/g)).toHaveLength(1)
        expect(html).not.toContain('{{')
        expect(/name="robots" content="noindex/.test(html)).toBe(address.endsWith('/entry'))
      },
    )

    it('sends visitors of the ended page on, and knows neither the old name nor the deleted one', async () => {
      for (const address of ['nz_ended', 'nz_ended/entry']) {
        const ended = await get(`/special/${address}`)
        expect([address, ended.status, ended.headers.get('location')]).toEqual([address, 308, '/au'])
      }
      for (const address of ['summer_camp', 'nz_gone', 'nz_gone/entry', 'nz_draft', 'nz_draft/entry']) {
        expect([address, (await get(`/special/${address}`)).status]).toEqual([address, 404])
      }
    })

    it('shows the draft only to those who have its address', async () => {
      const keyOf = async (folder: string) =>
        /previewKey: '([\w-]+)'/.exec(await readFile(at(`${folder}/content.ts`), 'utf8'))?.[1]
      const page = `/preview/${await keyOf(`${special}/nz_draft`)}`
      const entry = `/preview/${await keyOf('app/(none)/special/nz_draft/entry')}`
      for (const [address, other] of [
        [page, entry],
        [entry, page],
      ] as const) {
        const preview = await get(address)
        expect(preview.status).toBe(200)
        const html = await preview.text()
        expect(html).toContain('还没有发布')
        expect(html).toContain('name="robots" content="noindex, nofollow"')
        expect(html).toContain(`href="${other}"`)
        expect(html).not.toContain('href="/special/nz_draft')
      }
      expect((await get('/preview/no-such-key-no-such-key')).status).toBe(404)
    })

    it.each(['/map', '/sitemap/campaigns.xml', '/apipc/v1/map_list'])(
      '%s lists what is live and nothing else',
      async (address) => {
        const text = await textOf(address)
        for (const live of ['nz_yjs', 'summer_school']) expect(text).toContain(`/special/${live}`)
        for (const other of ['nz_yjs/entry', 'summer_camp', 'nz_ended', 'nz_gone', 'nz_draft', 'preview']) {
          expect(text).not.toContain(other)
        }
      },
    )

    it('finds what is live, in words that visitors read', async () => {
      const text = await textOf(`/apipc/v1/search?Keyword=${encodeURIComponent('新西兰硕士怎么申请')}`)
      expect(text).toContain('/special/nz_yjs')
      expect(text).not.toMatch(/\{\{|专题:|nz_draft|nz_ended/)
      expect(await textOf(`/apipc/v1/search?Keyword=${encodeURIComponent('没有写完')}`)).not.toContain(
        'nz_draft',
      )
    })
  })
})

/** The port that a server started on `--port 0` says it took, once it answers. */
async function portOf(child: ChildProcess): Promise<number> {
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  for (;;) {
    const found = /http:\/\/localhost:(\d+)/.exec(printed)?.[1]
    if (found !== undefined && /Ready/.test(printed)) return Number(found)
    if (child.exitCode !== null) throw new Error(`the site ended: ${printed}`)
    await delay(100)
  }
}
