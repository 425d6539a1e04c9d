import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCheckCampaign } from '@/lib/cli/check-campaign'
import { runNode } from '@/tests/support/run-script'
import { list, table } from '@/tests/support/table'

const execute = promisify(execFile)

/** A copy of the project's pages, in which tests change folders and files as a marketer does. */
let root: string

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'check-campaign-'))
  await cp('app', path.join(root, 'app'), { recursive: true })
  for (const name of ['.gitignore', 'biome.json', 'package.json', 'tsconfig.json']) {
    await cp(name, path.join(root, name))
  }
  for (const name of ['lib', 'components', 'node_modules']) {
    await symlink(path.resolve(name), path.join(root, name))
  }
})

afterAll(async () => {
  await rm(root, { recursive: true, force: true })
})

const at = (file: string) => path.join(root, file)
const special = 'app/(special)/special'

/** Runs the command in a process of its own, so that it reads the current files. */
async function check(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const command = [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('lib/cli/check-campaign.ts')]
  const { code, stdout, stderr } = await runNode([...command, ...args], {}, root)
  return { code, lines: `${stdout}${stderr}`.trimEnd().split('\n') }
}

/** The messages about a page while a file has changed content, or is deleted for null. */
async function meanwhile(file: string, change: ((text: string) => string) | null, slug: string) {
  const before = await readFile(at(file), 'utf8')
  await (change === null ? rm(at(file)) : writeFile(at(file), change(before)))
  const outcome = await check(slug)
  await writeFile(at(file), before)
  return outcome
}

const content = `${special}/ossd/content.yaml`

it('reports that a page has ended, without a fault', async () => {
  const end = '\nretireAfter: 2026-01-31\nredirectTo: /can\nhue: '
  expect(await meanwhile(content, (text) => text.replace('\nhue: ', end), 'ossd')).toEqual({
    code: 0,
    lines: [
      `提醒：${content} 第 6 行第 14 列，retireAfter：已经过了下线日期 2026-01-31，访问者会转到 /can；还要用这一页，就改日期。删掉文件夹以后就不再转了，旧网址打不开：还想让它转，先把 /special/ossd 写进另一个专题页的 formerly`,
      '/special/ossd/entry 没有问题',
      '/special/ossd 没有问题',
    ],
  })
})

it('names the place of a mistake, and reports no other file', async () => {
  const { code, lines } = await meanwhile(content, (text) => text.replace('\nhue: ', '\nhue：'), 'ossd')
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [
      `${content} 有 1 处要改：`,
      '  · 第 6 行第 1 列，写法：项名后面的冒号是中文的：换成英文冒号，后面空一格',
    ],
  })
})

it('corrects the line by which editors find the schema', async () => {
  const file = at(content)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^.*\n/, '# yaml-language-server: $schema=../elsewhere.json\n'))
  await check('ossd')
  expect(await readFile(file, 'utf8')).toBe(text)
})

it('reports the old address of a page that was renamed since the last commit, and a QR code that leads there', async () => {
  const git = (...args: string[]) =>
    execute('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.cn', ...args], { cwd: root })
  await git('init', '-q')
  await git('add', 'app/(special)/special/ossd')
  await git('commit', '-q', '-m', 'pages')
  const old = at(`${special}/ossd`)
  const renamed = at(`${special}/ossd_new`)
  await writeFile(
    path.join(old, 'qr.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><title>https://www.example.cn/special/ossd</title></svg>',
  )
  await rename(old, renamed)
  const { lines } = await check('ossd_new')
  await rm(path.join(renamed, 'qr.svg'))
  await rename(renamed, old)
  await rm(at('.git'), { recursive: true })
  const text = lines.join('\n')
  expect(text).toContain(
    '提醒：/special/ossd 这一页改名或删掉了，旧网址会打不开，印出去的二维码和在投的广告也一样：写进接替它的专题页，formerly 下面加一行 - /special/ossd',
  )
  expect(text).toContain(
    `提醒：${special}/ossd_new/content.yaml qr.svg：二维码扫出来是 /special/ossd，不是这一页`,
  )
})

it.each(
  table(
    `
    --help | 0 | 用法：npm run check:campaign -- <页面名>
    --all | 1 | 看不懂 --all。用法：
    ossd ; gre | 1 | 一次查一页。用法：
    osssd | 1 | 没有 /special/osssd 这一页
  `,
    [list, Number, String],
  ),
)('explains the wrong command line %j', async (args, code, words) => {
  const answer = await runCheckCampaign(args, root)
  expect({ code: answer.code, text: answer.lines.join('\n') }).toEqual({
    code,
    text: expect.stringContaining(words),
  })
})

describe('page.tsx', () => {
  const missing = `旁边没有 page.tsx：请把 ${special}/_template/page.tsx 原样拷到这里`
  const other = `旁边的 page.tsx 没有显示这份内容：请把 ${special}/_template/page.tsx 原样拷到这里`

  it.each([
    ['is missing', null, missing],
    ['draws something else', () => 'export default function Page() {\n  return <p>夏校</p>\n}\n', other],
  ])(
    'is reported once where it %s, and not for the sign-up page that links to it',
    async (_, change, words) => {
      const { code, lines } = await meanwhile(`${special}/ossd/page.tsx`, change, 'ossd')
      expect({ code, lines }).toEqual({
        code: 1,
        lines: [`${special}/ossd/content.yaml 有 1 处要改：`, `  · ${words}`],
      })
    },
  )
})

// Which names are refused is a rule of unit/campaigns/new-campaign.
it('a copied or renamed folder may not have a name that is no address', async () => {
  const folder = at(`${special}/夏校`)
  await cp(at(`${special}/ossd`), folder, { recursive: true })
  const { lines } = await runCheckCampaign([], root)
  await rm(folder, { recursive: true })
  expect(lines.join('\n').split(/^(?=app\/)/m)).toContainEqual(
    expect.stringMatching(
      /^app\/\(special\)\/special\/夏校\/content\.yaml [\s\S]*· 文件夹名：“夏校”不能作页面名/,
    ),
  )
})
