import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campaignLayouts } from '@/lib/campaigns/layouts'
import { runNewCampaign } from '@/lib/cli/new-campaign'
import { list, table } from '@/tests/support/table'

const template = 'app/(special)/special/_template'
let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'campaign-'))
  await cp(template, path.join(root, template), { recursive: true })
  await mkdir(path.join(root, 'app/(none)'), { recursive: true })
  await mkdir(path.join(root, 'app/(tuofu)/special/gre'), { recursive: true })
  await writeFile(path.join(root, 'app/(tuofu)/special/gre/page.tsx'), '')
})

afterEach(async () => {
  await rm(root, { recursive: true })
})

const copied = (folder: string, file: string) => readFile(path.join(root, folder, file), 'utf8')

describe('new campaign', () => {
  it('makes the two files, named after the page', async () => {
    const { code, lines } = await runNewCampaign(['gz_uk', '--layout', 'special'], root)
    expect({ code, first: lines[0] }).toEqual({ code: 0, first: '已建好 app/(special)/special/gz_uk' })
    const folder = 'app/(special)/special/gz_uk'
    expect((await readdir(path.join(root, folder))).sort()).toEqual(['content.yaml', 'page.tsx'])
    expect(lines.join('\n')).toContain('打开 http://localhost:3000/special/gz_uk\n')
    expect(await copied(folder, 'page.tsx')).toBe(await copied(template, 'page.tsx'))
    const content = await copied(folder, 'content.yaml')
    expect(content).toContain('source: 专题:gz_uk')
    expect(content).toContain('href: /special/condition_pc')
    expect(content).not.toMatch(/新专题|_template|draft/)
  })

  it('makes the sign-up page in the layout without header and footer, and links both pages to each other', async () => {
    const { code } = await runNewCampaign(
      ['fy_zh/fy_jp', '--layout', 'special', '--name', '日本费用', '--entry'],
      root,
    )
    expect(code).toBe(0)
    const entry = await copied('app/(none)/special/fy_zh/fy_jp/entry', 'content.yaml')
    expect(entry).toContain('title: 日本费用报名')
    expect(entry).toContain('source: 报名:日本费用')
    expect(entry).toContain('href: /special/fy_zh/fy_jp')
    const page = await copied('app/(special)/special/fy_zh/fy_jp', 'content.yaml')
    expect(page).toContain('href: /special/fy_zh/fy_jp/entry')
  })

  it('puts each draft at its own address, which cannot be guessed', async () => {
    const { lines } = await runNewCampaign(['gz_uk', '--layout', 'special', '--entry', '--draft'], root)
    const keys = await Promise.all(
      ['app/(special)/special/gz_uk', 'app/(none)/special/gz_uk/entry'].map(
        async (folder) =>
          /\ndraft: true\npreviewKey: ([\w-]{24})\n/.exec(await copied(folder, 'content.yaml'))?.[1],
      ),
    )
    expect(keys).toEqual([expect.any(String), expect.any(String)])
    expect(keys[0]).not.toBe(keys[1])
    const previews = keys.map((key) => `http://localhost:3000/preview/${key}`).join(' 和 ')
    expect(lines.join('\n')).toContain(`npm run dev，打开 ${previews}（草稿只在预览网址打得开`)
    expect(lines.join('\n')).not.toContain('localhost:3000/special')
  })

  it.each(
    table(`
      GZ_UK | 不能作页面名
      _template | 不能作页面名
      ../evil | 不能作页面名
      ossd/entry | --entry
      fyusa | 已经是一个短地址
    `),
  )('refuses the name %s', async (slug, words) => {
    const { code, lines } = await runNewCampaign([slug, '--layout', 'special'], root)
    expect(code).toBe(1)
    expect(lines.join()).toContain(words)
    expect((await readdir(path.join(root, 'app/(special)/special'))).sort()).toEqual(['_template'])
  })

  it('lists the layouts when none is given, and the values of the content after it has made a page', async () => {
    const without = await runNewCampaign(['gz_uk'], root)
    const made = await runNewCampaign(['gz_uk', '--layout', 'special'], root)
    const layouts = Object.keys(campaignLayouts)
    const named = (lines: readonly string[]) =>
      layouts.filter((id) => lines.join('\n').includes(`\n  ${id} `))
    expect(without.code).toBe(1)
    expect(named(without.lines)).toEqual(layouts)
    expect(without.lines.join('\n')).not.toContain('系列 family')
    expect(named(made.lines)).toEqual([])
    expect(made.lines.join('\n')).toContain('系列 family')
  })

  it('refuses an address that another layout already holds', async () => {
    const { code, lines } = await runNewCampaign(['gre', '--layout', 'special'], root)
    expect({ code, lines }).toEqual({
      code: 1,
      lines: ['/special/gre 已经有了：app/(tuofu)/special/gre。要改它就直接改那里的 content.yaml'],
    })
  })

  it.each(
    table(
      `
      gz_uk ; --layout ; vip | 没有“vip”这种版式，可用的有：special、none、special-ym
      gz_uk | 要用 --layout 选一种版式
      --layout ; special | 要写一个页面名
      gz_uk ; gz_us ; --layout ; special | 一次建一个页面
      gz_uk ; --layout ; feeds | 没有“feeds”这种版式
      gz_uk ; --layout ; special ; --name ; 新'西兰 | 不能作短名
      gz_uk ; --style ; special | 没有 --style 这个选项
    `,
      [list, String],
    ),
  )('explains the wrong command line %j', async (args, words) => {
    const { code, lines } = await runNewCampaign(args, root)
    expect(code).toBe(1)
    expect(lines.join()).toContain(words)
  })
})
