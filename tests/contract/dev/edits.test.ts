import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '@/lib/contract/envelope'
import { freePort } from '@/tests/support/free-port'
import { stopProcess } from '@/tests/support/processes'
import { copyProject, type ProjectCopy } from '@/tests/support/project-copy'

let project: ProjectCopy
let site: ChildProcess
let port: number

beforeAll(async () => {
  project = await copyProject('dev-edits')
  port = await freePort()
  const { data = '', dev = '' } = JSON.parse(await readFile(project.at('package.json'), 'utf8')).scripts
  // `exec` keeps it one process, so that ending it ends the server.
  const command = dev.replace(
    /(?<=^|\s)next(?=\s)/,
    () => `exec "${process.execPath}" node_modules/next/dist/bin/next`,
  )
  expect(command).toContain('exec ')
  site = spawn('sh', ['-c', `${data} && ${command}`], {
    cwd: project.at('.'),
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: project.at('data') },
    stdio: 'ignore',
  })
}, 240_000)

afterAll(async () => {
  if (site !== undefined) await stopProcess(site)
  await project?.remove()
})

const pageAt = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).text()

/** How long an address may show the old text after an edit. On a quiet machine it is less than three seconds. */
const patience = { timeout: 60_000, interval: 200 }

const seen: Record<string, string> = {}

async function expectSeen(what: string, address: string, text: string) {
  const start = performance.now()
  await expect.poll(() => pageAt(address), { ...patience, message: what }).toContain(text)
  seen[what] = `${((performance.now() - start) / 1000).toFixed(1)} s`
}

/** What people edit, the address that shows it, and the expected words. */
const edits: readonly {
  what: string
  file: string
  before: string
  after: string
  address: string
  text: string
}[] = [
  {
    what: 'a branch',
    file: 'lib/content/branches.yaml',
    before: '海南分公司',
    after: '海南岛分公司',
    address: '/hn',
    text: '海南岛分公司',
  },
  {
    what: 'a phone of the company',
    file: 'lib/content/company/company.json',
    before: '"bj": { "address": null, "phone": null',
    after: '"bj": { "address": null, "phone": "010-12345678"',
    address: '/bj',
    text: '010-12345678',
  },
  {
    what: 'a product',
    file: 'lib/content/products/study/undergraduate.yaml',
    before: 'title: ',
    after: 'title: 改过的',
    address: '/product',
    text: '改过的',
  },
  {
    what: 'the host',
    file: 'lib/host/resources/services.ts',
    before: 'links.read().links',
    after: 'links.read().links.slice(0, 1)',
    address: '/apipc/v1/link',
    text: '"url":"https://www.cscse.edu.cn/"}]',
  },
  {
    what: 'the contract',
    file: 'lib/contract/links.ts',
    before: '友情链接：留学相关的官方网站',
    after: '友情链接：改过的说明',
    address: '/apipc/openapi.json',
    text: '友情链接：改过的说明',
  },
  {
    what: 'a campaign, on its page',
    file: 'app/(special)/special/ossd/content.yaml',
    before: 'title: ',
    after: 'title: 改过的标题',
    address: '/special/ossd',
    text: '改过的标题',
  },
  {
    what: 'a component',
    file: 'lib/routing/navigation.ts',
    before: "'背景提升'",
    after: "'背景提升改'",
    address: '/',
    text: '背景提升改',
  },
  {
    what: 'a change of a rule',
    file: 'lib/content/changes/records/au-adelaide-merger.yaml',
    before: 'title: ',
    after: 'title: 改过的变动',
    // The country filter keeps the list on one page.
    address: '/headlines/changes?country=au',
    text: '改过的变动',
  },
]

it('npm run dev answers', async () => {
  await expect.poll(() => pageAt('/hn').catch(() => ''), { timeout: 240_000 }).toContain('海南分公司')
}, 300_000)

describe('npm run dev shows edits without a restart', () => {
  it.each(edits)('$what', async ({ what, file, before, after, address, text }) => {
    expect(await pageAt(address)).not.toContain(text)
    await project.replace(file, before, after)
    await expectSeen(what, address, text)
  })

  it('a campaign in the site map and in the search', async () => {
    await expectSeen('a campaign, in the site map', '/map', '改过的标题')
    await expectSeen(
      'a campaign, in the search',
      `/apipc/v1/search?Keyword=${encodeURIComponent('改过的标题')}`,
      '/special/ossd',
    )
  })
})

describe('a mistake in a record in npm run dev', () => {
  it.each([
    ['lib/content/articles/ap-digital-exams.md', 'type: ', 'type：', '/industry/ap-digital-exams', '第 2 行'],
    [
      'lib/content/cases/au-nursing-2026.yaml',
      '\nadvisor: ',
      '\nadvisor：',
      '/caselist/au-nursing-2026',
      '行第 1 列',
    ],
  ])('is on its own page: %s', async (file, before, after, address, text) => {
    await project.replace(file, before, after)
    await expectSeen(file, address, text)
    expect(await pageAt(address)).toContain('项名后面的冒号是中文的')
    await project.replace(file, after, before)
  })
})

describe('a mistake in a campaign in npm run dev', () => {
  const file = 'app/(tuofu)/special/gre/content.yaml'

  it('is on its own page with line, field and remedy, and no other page notices', async () => {
    await project.replace(file, '\nhue: ', '\nhue：')
    await expectSeen('a mistake in a campaign', '/special/gre', '项名后面的冒号是中文的')
    expect(await pageAt('/special/gre')).toMatch(/第 \d+ 行第 1 列/)
    for (const address of ['/special/ossd', '/hn', '/map']) {
      expect((await fetch(`http://127.0.0.1:${port}${address}`)).status).toBe(200)
    }
    await project.replace(file, '\nhue：', '\nhue: ')
    await expect.poll(() => pageAt('/special/gre'), patience).not.toContain('项名后面的冒号')
  })
})

describe('an article in npm run dev', () => {
  const file = 'lib/content/articles/ap-digital-exams.md'
  const address = '/headlines/ap-digital-exams'
  const title = async () =>
    /^title: (.+)$/m.exec(await readFile(project.at(file), 'utf8'))?.[1]?.replace(/^['"]|['"]$/g, '') ?? ''

  it('is shown after each edit, on its page, in the list and in the search', async () => {
    const first = await title()
    await expectSeen('an article', address, first)
    await project.replace(file, first, `${first}（改一次）`)
    await expectSeen('an article, first edit', address, '（改一次）')
    await project.replace(file, '（改一次）', '（改两次）')
    await expectSeen('an article, second edit', address, '（改两次）')
    await expectSeen(
      'an article, in the search',
      `/apipc/v1/search?Keyword=${encodeURIComponent(first)}`,
      '（改两次）',
    )
  })

  it('has a page at once when it is new', async () => {
    const text = await readFile(project.at(file), 'utf8')
    await writeFile(
      project.at('lib/content/articles/ap-second.md'),
      text.replace(await title(), '一篇新加的文章'),
    )
    await expectSeen('a new article', '/headlines/ap-second', '一篇新加的文章')
  })

  it('breaks no other page when it is wrong, and is back once it is corrected', async () => {
    await project.replace(file, '\ndate: ', '\ndate: 明天 ')
    await expect
      .poll(() => pageAt('/apipc/v1/news/ap-digital-exams'), patience)
      .toContain(`"code":${codes.notFound}`)
    expect(await pageAt('/hn')).toContain('海南岛分公司')
    expect(await pageAt('/product')).toContain('改过的')
    await project.replace(file, '\ndate: 明天 ', '\ndate: ')
    await expectSeen('a mended article', address, '（改两次）')
  })
})

afterAll(() => {
  console.log(
    Object.entries(seen)
      .map(([what, time]) => `${time.padStart(7)}  ${what}`)
      .join('\n'),
  )
})
