/**
 * Draws the pictures for shared links and the icons into `public` and `app`, from the scenes of a running site and
 * the mark in `app/icon.svg`: `npx tsx lib/cli/draw/cards.ts http://localhost:3000`. Run it again when a scene
 * or the mark changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import packaged from '@sparticuz/chromium'
import type { CardName } from '@/lib/seo/share-cards'

const origin = process.argv[2] ?? 'http://localhost:3000'

/** A page that shows the scene, and its hue. */
const scenes: Record<CardName, [page: string, hue: string]> = {
  planning: ['/special/ruishi/feiyong', 'ch'],
  us: ['/special/dl_us/entry', 'us'],
  uk: ['/special/dl_uk/entry', 'uk'],
  ca: ['/special/ym_ca_man', 'ca'],
  au: ['/special/au_yjs', 'au'],
  jp: ['/special/jp_bk/entry', 'jp'],
  sg: ['/special/dl_sg/entry', 'sg'],
  hk: ['/special/hk_yjs', 'hk'],
  eu: ['/special/dl_zx/cq', 'eu'],
  ch: ['/special/ruishi', 'ch'],
  exam: ['/special/sat', 'us'],
  portfolio: ['/special/jp_yishu', 'art'],
  research: ['/special/ym_us_eb1a', 'us'],
  highschool: ['/special/yy_ssat', 'us'],
  visa: ['/special/ym_eu_spain', 'eu'],
  passport: ['/special/ym_hz_antigua', 'us'],
}

const browser = await chromium.launch({
  executablePath: await packaged.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const mark = await readFile('app/icon.svg', 'utf8')
await mkdir('public/cards', { recursive: true })
await mkdir('public/icons', { recursive: true })

const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
// Otherwise the page's own scripts would restore its content.
await page.route('**/*.js', (route) => route.abort())
for (const [name, [path, hue]] of Object.entries(scenes)) {
  await page.goto(origin + path)
  await page.evaluate(
    ({ mark, hue }) => {
      const scene = document.querySelector('main svg[viewBox="0 0 320 136"]')
      if (scene === null) throw new Error('no scene on this page')
      const card = document.createElement('div')
      card.dataset.hue = hue
      card.style.cssText =
        'position:fixed;inset:0;display:grid;align-content:end;background:color-mix(in srgb, var(--hue) 13%, #fff)'
      const holder = document.createElement('div')
      holder.innerHTML = mark
      holder.style.cssText = 'position:absolute;left:56px;top:48px;width:88px;height:88px'
      card.append(holder, scene)
      document.body.replaceChildren(card)
    },
    { mark, hue },
  )
  await page.screenshot({ path: `public/cards/${name}.png` })
}

async function drawMark(size: number, share: number, file: string): Promise<Buffer> {
  const inner = Math.round(size * share)
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${share < 1 ? '#10213f' : 'transparent'}"><div style="width:${inner}px;height:${inner}px">${mark}</div></body>`,
  )
  const image = await page.screenshot({ omitBackground: true })
  await writeFile(file, image)
  return image
}

await drawMark(600, 0.8, 'public/cards/square.png')
await drawMark(192, 1, 'public/icons/192.png')
await drawMark(512, 1, 'public/icons/512.png')
await drawMark(180, 0.999, 'app/apple-icon.png')

// An icon file is a directory of images; browsers accept PNG in it.
const small = await drawMark(48, 1, path.join(tmpdir(), 'icon-48.png'))
const header = Buffer.alloc(22)
header.writeUInt16LE(1, 2)
header.writeUInt16LE(1, 4)
header.writeUInt8(48, 6)
header.writeUInt8(48, 7)
header.writeUInt16LE(1, 10)
header.writeUInt16LE(32, 12)
header.writeUInt32LE(small.length, 14)
header.writeUInt32LE(22, 18)
await writeFile('app/favicon.ico', Buffer.concat([header, small]))
await browser.close()
