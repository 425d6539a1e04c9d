import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@/tests/support/free-port'
import { stopProcess } from '@/tests/support/processes'
import { copyProject, type ProjectCopy } from '@/tests/support/project-copy'
import { writtenContent } from '@/tests/support/written-content'
import { writtenArticle, writtenCase, writtenPerson, writtenProduct } from '@/tests/support/written-records'

const execute = promisify(execFile)
const special = 'app/(special)/special'

/** The whole project in a folder of its own, in which the tests add and remove pages and records as files. */
let project: ProjectCopy
let root: string
let site: ChildProcess
let port: number

const at = (file: string) => project.at(file)
const write = (folder: string, content: Parameters<typeof writtenContent>[0]) =>
  writeFile(at(`${folder}/content.yaml`), writtenContent(content))

/** Records that an editor adds, beside the campaigns. */
const records = {
  article: 'lib/content/articles/checking-papers.md',
  person: 'lib/content/people/bj-added.yaml',
  case: 'lib/content/cases/nz-added-2026.yaml',
} as const
const addedProduct = 'lib/content/products/study/paper-check.yaml'
const product = writtenProduct('材料核对', 760)

/** The tests that check the files alone; the commands say the same about today. */
const fileTests = ['tests/unit/campaigns', 'tests/unit/content']

/** The tests that check all content or depend on it. */
const contentTests = [
  ...fileTests,
  'tests/unit/search',
  'tests/unit/seo',
  'tests/component/campaign',
  'tests/component/features',
  'tests/contract/content',
]

/**
 * Runs them in the copy.
 * @returns the last lines about each failure; empty when all passed
 */
async function failures(tests: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']
  const projects = ['unit', 'component', 'component-apart', 'contract'].flatMap((name) => ['--project', name])
  return execute(process.execPath, [...vitest, ...projects, ...tests], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    maxBuffer: 64 << 20,
  }).then(
    () => '',
    (error: { stdout: string; stderr: string }) =>
      (error.stdout + error.stderr)
        .split('\n')
        .filter((line) => /FAIL|Error|Tests /.test(line))
        .join('\n'),
  )
}

/** Runs an npm script in the copy. Returns its output for any exit code. */
async function npm(...args: string[]): Promise<{ code: number; text: string }> {
  return execute('npm', ['run', '--silent', ...args], { cwd: root, maxBuffer: 64 << 20 }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  )
}

async function isSound(...args: string[]): Promise<void> {
  expect(await npm(...args)).toEqual({ code: 0, text: expect.stringContaining('没有问题') })
}

beforeAll(async () => {
  project = await copyProject('campaign-tree')
  root = at('.')

  const add = (slug: string, ...flags: string[]) =>
    npm('new:campaign', '--', slug, '--layout', 'special', '--entry', ...flags)

  await add('nz_yjs', '--name', '新西兰硕士')
  await cp('public/cards/au.png', at(`${special}/nz_yjs/campus-2027.png`))
  await write(`${special}/nz_yjs`, {
    name: '新西兰硕士怎么申请',
    seed: 1,
    hero: { photo: { file: 'campus-2027.png', alt: '学生在校园里走过' } },
  })

  await cp(at(`${special}/ossd`), at(`${special}/summer_camp`), { recursive: true })
  await write(`${special}/summer_camp`, {
    name: '暑期课程说明',
    seed: 2,
    extra: { formerly: ['/special/summer_camp'] },
  })
  await rename(at(`${special}/summer_camp`), at(`${special}/summer_school`))

  await add('nz_ended')
  await write(`${special}/nz_ended`, {
    name: '已经结束的活动',
    seed: 3,
    extra: { retireAfter: '2026-01-31', redirectTo: '/au' },
  })

  await add('nz_gone')
  await rm(at(`${special}/nz_gone`), { recursive: true })
  await rm(at('app/(none)/special/nz_gone'), { recursive: true })

  await add('nz_draft', '--name', '没有写完', '--draft')

  await mkdir(at(`${special}/nz_soon`))
  await cp(at(`${special}/_template/page.tsx`), at(`${special}/nz_soon/page.tsx`))
  await write(`${special}/nz_soon`, {
    name: '还没有开始的活动',
    seed: 4,
    extra: { publishFrom: '2099-03-01', previewKey: 'abcdefghijklmnopqrstuvwx' },
  })

  await writeFile(at(records.article), writtenArticle('证明材料怎么核对', 700))
  await writeFile(at(records.person), writtenPerson('邵老师', 720))
  await writeFile(at(records.case), writtenCase('地理转环境管理硕士', 'bj-added', 740))
  await writeFile(at(addedProduct), product)
}, 600_000)

afterAll(async () => {
  if (site !== undefined) await stopProcess(site)
  await project?.remove()
})

describe('a campaign by command, by copy, renamed, ended, deleted, in draft', () => {
  it.each(['nz_yjs', 'summer_school', 'nz_ended', 'nz_soon'])(
    'check:campaign accepts %s and writes the line for editors',
    async (slug) => {
      await isSound('check:campaign', '--', slug)
      const content = await readFile(at(`${special}/${slug}/content.yaml`), 'utf8')
      expect(content).toMatch(/^# yaml-language-server: [\s\S]*\nfamily: graduate\nhue: nz\n/)
    },
  )

  // What a draft still lacks is a rule of unit/campaigns/checks.
  it('check:campaign refuses the draft, check:content accepts the records', async () => {
    expect((await npm('check:campaign', '--', 'nz_draft')).code).toBe(1)
    await isSound('check:content')
  })

  it('passes the tests with all of them added, a year later too', async () => {
    const later = { NODE_OPTIONS: `--import ${at('tests/support/later-clock.mjs')}` }
    expect(await failures(contentTests, later)).toBe('')
  }, 900_000)

  describe('in the built site', () => {
    const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' })
    const textOf = async (address: string) => (await get(address)).text()

    beforeAll(async () => {
      const { code, text } = await npm('build')
      expect({ code, text: code === 0 ? '' : text }).toEqual({ code: 0, text: '' })
      site = spawn(process.execPath, ['.builds/current/start.mjs', '--port', String(await freePort())], {
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

    it('shows the page’s own photo with its size, so that the page does not shift', async () => {
      const html = await textOf('/special/nz_yjs')
      const photo = /<img[^>]*alt="学生在校园里走过"[^>]*>/.exec(html)?.[0] ?? ''
      expect(photo).toMatch(/^(?=.* width="\d+")(?=.* height="\d+")/)
      const image = await get(/src="([^"]+)"/.exec(photo)?.[1]?.replaceAll('&amp;', '&') ?? '')
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
    })

    it('redirects visitors of the ended page and of the old name, and answers 404 for deleted and future pages', async () => {
      const answerOf = async (page: string) => {
        const { status, headers } = await get(`/special/${page}`)
        return [page, status, headers.get('location')]
      }
      for (const page of ['nz_ended', 'nz_ended/entry'])
        expect(await answerOf(page)).toEqual([page, 307, '/au'])
      const poster = '?utm_source=poster'
      expect((await answerOf(`summer_camp${poster}`)).slice(1)).toEqual([
        301,
        `/special/summer_school${poster}`,
      ])
      for (const page of ['nz_soon', 'nz_gone', 'nz_gone/entry', 'nz_draft', 'nz_draft/entry'])
        expect(await answerOf(page)).toEqual([page, 404, null])
    })

    it('shows the draft only at its secret address', async () => {
      const keyOf = async (folder: string) =>
        /previewKey: ([\w-]+)/.exec(await readFile(at(`${folder}/content.yaml`), 'utf8'))?.[1]
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
      expect(await textOf('/preview/abcdefghijklmnopqrstuvwx')).toContain('还没有开始的活动')
      expect((await get('/preview/no-such-key-no-such-key')).status).toBe(404)
    })

    it.each(['/map', '/sitemap/campaigns.xml', '/apipc/v1/map_list'])(
      '%s lists public pages only',
      async (address) => {
        const text = await textOf(address)
        for (const live of ['nz_yjs', 'summer_school']) expect(text).toContain(`/special/${live}`)
        expect(text).not.toMatch(/nz_yjs\/entry|summer_camp"|nz_soon|nz_ended|nz_gone|nz_draft|preview/)
      },
    )

    it('finds public pages in the search, by words that visitors read', async () => {
      const text = await textOf(`/apipc/v1/search?Keyword=${encodeURIComponent('新西兰硕士怎么申请')}`)
      expect(text).toContain('/special/nz_yjs')
      expect(text).not.toMatch(/\{\{|专题:|nz_draft|nz_ended|nz_soon/)
      expect(await textOf(`/apipc/v1/search?Keyword=${encodeURIComponent('没有写完')}`)).not.toContain(
        'nz_draft',
      )
    })
  })
})

it('afterwards passes the checks and the tests of files once they are removed', async () => {
  for (const slug of ['nz_yjs', 'summer_school', 'nz_ended', 'nz_soon', 'nz_draft']) {
    await rm(at(`${special}/${slug}`), { recursive: true })
    await rm(at(`app/(none)/special/${slug}`), { recursive: true, force: true })
  }
  for (const file of [...Object.values(records), addedProduct]) await rm(at(file))
  await isSound('check:content')
  expect(await failures(fileTests)).toBe('')
}, 900_000)

/** The port that a server started with `--port 0` prints, once it answers. */
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
