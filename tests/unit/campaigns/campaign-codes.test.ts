import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encode } from 'uqr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publicOrigin } from '@/lib/cli/campaign-codes'
import { runNewCampaign } from '@/lib/cli/new-campaign'
import { runQrCampaign } from '@/lib/cli/qr-campaign'
import { list, maybe, table } from '@/tests/support/table'

const folder = 'app/(special)/special/gz_uk'
let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'codes-'))
  await mkdir(path.join(root, folder), { recursive: true })
  await writeFile(path.join(root, folder, 'content.yaml'), '')
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

/** The dark modules of a drawn QR code, row by row. */
function modulesOf(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const drawn = svg.slice(svg.lastIndexOf('<path'))
  for (const [, x, y, width] of drawn.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return rows
}

describe('qr:campaign', () => {
  it.each([
    [[], 'qr.svg', 'https://www.meishi.test/special/gz_uk'],
    [['--source', 'poster'], 'qr-poster.svg', 'https://www.meishi.test/special/gz_uk?utm_source=poster'],
  ])('%j writes %s, which leads to %s', async (options, name, url) => {
    vi.stubEnv('SITE_ORIGIN', 'https://www.meishi.test')
    const { code, lines } = await runQrCampaign(['gz_uk', ...options], root)
    expect({ code, lines: lines.slice(0, 2) }).toEqual({
      code: 0,
      lines: [`已存成 ${folder}/${name}`, `扫出来是 ${url}`],
    })
    const svg = await readFile(path.join(root, folder, name), 'utf8')
    expect(modulesOf(svg)).toEqual(encode(url, { ecc: 'M', border: 4 }).data)
  })

  it.each(
    table(
      `
      | 要写一个页面名
      nothing | 没有 /special/nothing 这一页
      gz_uk ; --source ; 海报 | “海报”不能作渠道名
      gz_uk | 这台电脑上没有设 SITE_ORIGIN：加上 --origin https://
      gz_uk ; --origin ; http://localhost:3000 | “http://localhost:3000”不是
      gz_uk ; --size ; 3 | 没有 --size 这个选项
    `,
      [list, String],
    ),
  )('explains the wrong command line %j', async (args, words) => {
    vi.stubEnv('SITE_ORIGIN', undefined)
    const { code, lines } = await runQrCampaign(args, root)
    expect({ code, text: lines.join('\n') }).toEqual({ code: 1, text: expect.stringContaining(words) })
  })
})

it.each(
  table(
    `
    https://www.meishi.test | https://www.meishi.test
    https://www.meishi.test/ | https://www.meishi.test
    http://www.meishi.test | –
    https://localhost | –
    https://192.168.1.2 | –
    meishi | –
  `,
    [String, maybe],
  ),
)('prints %s as %s', (given, origin) => {
  expect(publicOrigin(given)).toBe(origin)
})

describe('new:campaign', () => {
  const make = async () => {
    const template = 'app/(special)/special/_template'
    await mkdir(path.join(root, template), { recursive: true })
    for (const file of ['content.yaml', 'page.tsx']) {
      await writeFile(path.join(root, template, file), await readFile(`${template}/${file}`, 'utf8'))
    }
    return (await runNewCampaign(['summer', '--layout', 'special'], root)).lines.join('\n')
  }

  it('makes the code for print where the public address is known', async () => {
    vi.stubEnv('SITE_ORIGIN', 'https://www.meishi.test')
    expect(await make()).toContain('印刷用的二维码已存成 app/(special)/special/summer/qr.svg')
    const svg = await readFile(path.join(root, 'app/(special)/special/summer/qr.svg'), 'utf8')
    expect(svg).toContain('<title>https://www.meishi.test/special/summer</title>')
  })

  it('explains what to do where the address is not known', async () => {
    vi.stubEnv('SITE_ORIGIN', undefined)
    expect(await make()).toContain('npm run qr:campaign -- summer --source poster --origin https://')
  })

  it.each([['summer', 'special'], ['summer']])(
    'names the missing `--` when npm has taken the options: %j',
    async (...args) => {
      vi.stubEnv('npm_config_layout', 'true')
      const { code, lines } = await runNewCampaign(args, root)
      expect({ code, text: lines.join('\n') }).toEqual({
        code: 1,
        text: '少了 --：npm 把后面的选项当成自己的了。页面名前面加上单独的 --，例如 npm run new:campaign -- summer --layout special',
      })
    },
  )
})
