import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '@/lib/contract/envelope'
import { freePort } from '@/tests/support/free-port'
import { stopProcess } from '@/tests/support/processes'
import { copyProject, type ProjectCopy } from '@/tests/support/project-copy'
import { table } from '@/tests/support/table'

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
})

afterAll(async () => {
  if (site !== undefined) await stopProcess(site)
  await project?.remove()
})

const pageAt = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).text()

/** How long an address may show the old text after an edit. On a quiet machine it is less than three seconds. */
const patience = { timeout: 60_000, interval: 200 }

const isSeen = (what: string, address: string, text: string) =>
  expect.poll(() => pageAt(address), { ...patience, message: what }).toContain(text)

/** What people edit, the address that shows it, and the expected words. The country of a change keeps its list on one page. */
const edits = table(`
  a branch | lib/content/branches.yaml | 海南分公司 | 海南岛分公司 | /hn | 海南岛分公司
  a phone of the company | lib/content/company/company.json | "bj": { "address": null, "phone": null | "bj": { "address": null, "phone": "010-12345678" | /bj | 010-12345678
  a product | lib/content/products/study/undergraduate.yaml | title: | title: 改过的 | /product | 改过的
  the host | lib/host/resources/services.ts | links.read().links | links.read().links.slice(0, 1) | /apipc/v1/link | "url":"https://www.cscse.edu.cn/"}]
  the contract | lib/contract/links.ts | 友情链接：留学相关的官方网站 | 友情链接：改过的说明 | /apipc/openapi.json | 友情链接：改过的说明
  a campaign, on its page | app/(special)/special/ossd/content.yaml | title: | title: 改过的标题 | /special/ossd | 改过的标题
  a component | lib/routing/navigation.ts | '背景提升' | '背景提升改' | / | 背景提升改
  a change of a rule | lib/content/changes/records/au-adelaide-merger.yaml | title: | title: 改过的变动 | /headlines/changes?country=au | 改过的变动
`)

it('npm run dev answers', async () => {
  await expect.poll(() => pageAt('/hn').catch(() => ''), { timeout: 240_000 }).toContain('海南分公司')
}, 300_000)

describe('npm run dev shows edits without a restart', () => {
  it.each(edits)('%s', async (what, file, before, after, address, text) => {
    expect(await pageAt(address)).not.toContain(text)
    await project.replace(file, before, after)
    await isSeen(what, address, text)
  })

  it('a campaign in the site map and in the search', async () => {
    await isSeen('a campaign, in the site map', '/map', '改过的标题')
    await isSeen(
      'a campaign, in the search',
      `/apipc/v1/search?Keyword=${encodeURIComponent('改过的标题')}`,
      '/special/ossd',
    )
  })
})

it.each([
  ['lib/content/articles/ap-digital-exams.md', 'type: ', 'type：', '/industry/ap-digital-exams', '第 2 行'],
  [
    'lib/content/cases/au-nursing-2026.yaml',
    '\nadvisor: ',
    '\nadvisor：',
    '/caselist/au-nursing-2026',
    '行第 1 列',
  ],
])(
  'a mistake in a record in npm run dev is on its own page: %s',
  async (file, before, after, address, text) => {
    await project.replace(file, before, after)
    await isSeen(file, address, text)
    expect(await pageAt(address)).toContain('项名后面的冒号是中文的')
    await project.replace(file, after, before)
  },
)

describe('a mistake in a campaign in npm run dev', () => {
  const file = 'app/(tuofu)/special/gre/content.yaml'

  it('is on its own page with line, field and remedy, and no other page notices', async () => {
    await project.replace(file, '\nhue: ', '\nhue：')
    await isSeen('a mistake in a campaign', '/special/gre', '项名后面的冒号是中文的')
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
    await isSeen('an article', address, first)
    await project.replace(file, first, `${first}（改一次）`)
    await isSeen('an article, first edit', address, '（改一次）')
    await project.replace(file, '（改一次）', '（改两次）')
    await isSeen('an article, second edit', address, '（改两次）')
    await isSeen(
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
    await isSeen('a new article', '/headlines/ap-second', '一篇新加的文章')
  })

  it('breaks no other page when it is wrong, and is back once it is corrected', async () => {
    await project.replace(file, '\ndate: ', '\ndate: 明天 ')
    await expect
      .poll(() => pageAt('/apipc/v1/news/ap-digital-exams'), patience)
      .toContain(`"code":${codes.notFound}`)
    expect(await pageAt('/hn')).toContain('海南岛分公司')
    expect(await pageAt('/product')).toContain('改过的')
    await project.replace(file, '\ndate: 明天 ', '\ndate: ')
    await isSeen('a mended article', address, '（改两次）')
  })
})
