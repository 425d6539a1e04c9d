import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pictureFindings } from '@/lib/cli/campaign-pictures'
import { campaignSchema } from '@/lib/collections/kinds/campaign'

const file = 'app/(special)/special/camp/content.yaml'
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'campaign-pictures-'))
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const put = (name: string, bytes: Buffer) => writeFileSync(path.join(root, path.dirname(file), name), bytes)

/** A picture of one colour. Extra bytes after its end make the file larger. */
function png(width: number, height: number, extra = 0): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const rows = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.alloc(extra),
  ])
}

/** The head of a JPEG file with an EXIF mark for its orientation. */
function jpeg(width: number, height: number, orientation: number): Buffer {
  const tiff = Buffer.from(`4d4d002a00000008000101120003000000010000000000000000`, 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const marker = (code: string, data: Buffer) => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(data.length + 2)
    return Buffer.concat([Buffer.from(code, 'hex'), length, data])
  }
  const frame = Buffer.alloc(15)
  frame[0] = 8
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([Buffer.from('ffd8', 'hex'), marker('ffe1', exif), marker('ffc0', frame)])
}

type Photo = { file: string; alt: string }
const campaign = (photos: { hero?: Photo; prose?: Photo }) => ({
  ...campaignSchema.parse({
    seo: { title: '英国夏校', description: '英国夏校怎么选'.repeat(9).slice(0, 60) },
    hue: 'uk',
    source: '专题:夏校',
    form: null,
    sections: [
      {
        type: 'hero',
        name: '夏校',
        title: '英国夏校',
        lead: '怎么选',
        ...(photos.hero && { photo: photos.hero }),
      },
      {
        type: 'prose',
        heading: '营地',
        paragraphs: ['在湖边。'],
        ...(photos.prose && { photo: photos.prose }),
      },
    ],
  }),
  path: '/special/camp',
  layout: 'special' as const,
})

const said = (photos: Parameters<typeof campaign>[0]) =>
  pictureFindings(file, campaign(photos), root).map(({ place, message }) => `${place}：${message}`)
const alt = '湖边的营地'

describe('the pictures in the folder of a campaign', () => {
  it('are accepted when each is named and has the size and shape for its place; QR codes for print are ignored', () => {
    put('lake.png', png(1408, 640))
    put('camp-2027.png', png(1600, 1000))
    put('qr-poster.svg', Buffer.from('<svg/>'))
    expect(said({ hero: { file: 'lake.png', alt }, prose: { file: 'camp-2027.png', alt } })).toEqual([])
  })

  it.each<[string, Buffer, 'hero' | 'prose', RegExp]>([
    [
      'too many bytes for the head',
      png(1408, 640, 200_000),
      'hero',
      /有 20\d KB，至多 150 KB.*缩到宽 1408 像素/,
    ],
    [
      'too many bytes for the text',
      png(1600, 1000, 300_000),
      'prose',
      /有 30\d KB，至多 250 KB.*缩到宽 1920 像素/,
    ],
    ['too few pixels', png(640, 290), 'hero', /只有 640 像素宽，至少 704/],
    ['a square where the head is cut', png(1000, 1000), 'hero', /1000×1000（1\.0:1）.*先裁成约 1408×640/],
    ['an upright poster', png(1000, 1400), 'prose', /1000×1400（0\.7:1）.*上面的字写进正文/],
    ['a strip', png(3000, 1000), 'prose', /3000×1000（3\.0:1），要在 1\.2:1 到 2\.4:1 之间/],
    [
      'another kind of file under the name',
      Buffer.from('GIF89a'),
      'prose',
      /打开的不是 png 图片.*只改后缀不行/,
    ],
  ])('are refused with %s, and the message says what to do', (_what, bytes, place, words) => {
    put('a.png', bytes)
    const [line, ...more] = said({ [place]: { file: 'a.png', alt } })
    expect(more).toEqual([])
    expect(line).toMatch(words)
  })

  it('are refused with an orientation mark, because browsers treat it differently', () => {
    put('a.jpg', jpeg(1600, 1000, 6))
    expect(said({ prose: { file: 'a.jpg', alt } })).toEqual([
      '第 2 个版块（prose） › photo › a.jpg：照片带着旋转的标记，有的浏览器会印成横躺的：转正以后另存一份',
    ])
    put('a.jpg', jpeg(1600, 1000, 1))
    expect(said({ prose: { file: 'a.jpg', alt } })).toEqual([])
  })

  it('are reported when missing, with the name that was probably meant', () => {
    put('camp.png', png(1600, 1000))
    expect(said({ prose: { file: 'comp.png', alt } })[0]).toBe(
      '第 2 个版块（prose） › photo › file：文件夹里没有 comp.png：是不是 camp.png？',
    )
    expect(said({ prose: { file: 'quite-another.webp', alt } })[0]).toContain('和 content.yaml 放在一起')
  })

  it.each([
    ['camp.png', /没有哪个版块用它：.*photo 下面两行：file: camp\.png/],
    ['营地.png', /文件名只用小写字母、数字和横线/],
    ['IMG_0001.HEIC', /这种文件用不了/],
    ['poster.svg', /这种文件用不了/],
  ])('are reported when the page does not use them: %s', (name, words) => {
    put(name, png(1600, 1000))
    const [line, ...more] = said({})
    expect(more).toEqual([])
    expect(line).toMatch(words)
  })
})

it.each<[string, Record<string, string>]>([
  ['no words for it', { file: 'a.jpg' }],
  ['a Chinese name', { file: '营地.jpg', alt }],
  ['another folder', { file: '../other/a.jpg', alt }],
  ['another kind of file', { file: 'a.gif', alt }],
])('the entry of a picture in the content is refused with %s', (_what, photo) => {
  expect(() => campaign({ prose: photo as Photo })).toThrow()
})
