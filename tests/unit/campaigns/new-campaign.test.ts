import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runNewCampaign } from '@/lib/cli/new-campaign'

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
  it('copies the two files of the template', async () => {
    const { code, lines } = await runNewCampaign(['gz_uk', '--layout', 'special'], root)
    expect({ code, first: lines[0] }).toEqual({ code: 0, first: '已建好 app/(special)/special/gz_uk' })
    expect((await readdir(path.join(root, 'app/(special)/special/gz_uk'))).sort()).toEqual([
      'content.ts',
      'page.tsx',
    ])
    for (const file of ['content.ts', 'page.tsx']) {
      expect(await copied('app/(special)/special/gz_uk', file)).toBe(await copied(template, file))
    }
  })

  it('makes the sign-up page in the layout without chrome', async () => {
    const { code } = await runNewCampaign(['fy_zh/fy_jp', '--layout', 'special', '--entry'], root)
    expect(code).toBe(0)
    expect(await copied('app/(none)/special/fy_zh/fy_jp/entry', 'content.ts')).toBe(
      await copied(`${template}/entry`, 'content.ts'),
    )
  })

  it.each([
    ['GZ_UK', '不能作页面名'],
    ['gz-uk', '不能作页面名'],
    ['_template', '不能作页面名'],
    ['../evil', '不能作页面名'],
    ['a/b/c', '不能作页面名'],
    ['高中', '不能作页面名'],
    ['ossd/entry', '--entry'],
    ['fyusa', '已经是一个短地址'],
  ])('refuses the name %s', async (slug, words) => {
    const { code, lines } = await runNewCampaign([slug, '--layout', 'special'], root)
    expect(code).toBe(1)
    expect(lines.join()).toContain(words)
    expect((await readdir(path.join(root, 'app/(special)/special'))).sort()).toEqual(['_template'])
  })

  it('refuses an address that another layout already holds', async () => {
    const { code, lines } = await runNewCampaign(['gre', '--layout', 'special'], root)
    expect({ code, lines }).toEqual({
      code: 1,
      lines: ['/special/gre 已经有了：app/(tuofu)/special/gre。要改它就直接改那里的 content.ts'],
    })
  })

  it('never overwrites what it made before', async () => {
    await runNewCampaign(['gz_uk', '--layout', 'special'], root)
    await writeFile(path.join(root, 'app/(special)/special/gz_uk/content.ts'), '改过了')
    expect((await runNewCampaign(['gz_uk', '--layout', 'none'], root)).code).toBe(1)
    expect(await copied('app/(special)/special/gz_uk', 'content.ts')).toBe('改过了')
  })

  it.each([
    [['gz_uk', '--layout', 'vip'], '没有“vip”这种版式，可用的有：none、special、tuofu'],
    [['gz_uk'], '要用 --layout 选一种版式'],
    [['--layout', 'special'], '要写一个页面名'],
    [['gz_uk', 'gz_us', '--layout', 'special'], '要写一个页面名'],
    [['gz_uk', '--style', 'special'], '看不懂这些参数'],
  ])('explains the call %j', async (args, words) => {
    const { code, lines } = await runNewCampaign(args, root)
    expect(code).toBe(1)
    expect(lines.join()).toContain(words)
  })
})
