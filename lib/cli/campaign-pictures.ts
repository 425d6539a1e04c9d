import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import type { Photo } from '@/lib/blocks/parts'
import { type Finding, fieldAt } from '@/lib/campaigns/scene'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { nearestOf } from '@/lib/core/nearest'

/** Requirements for a picture, by where it is shown. Sizes in pixels, `ratio` is width divided by height. */
const frames = {
  hero: {
    shown: '页首的照片裁成 352×160 左右（约 2.2:1）',
    advice: '先裁成约 1408×640 再放进来',
    width: 704,
    ratio: { least: 1.7, most: 2.9 },
    kilobytes: 150,
  },
  prose: {
    shown: '正文里的照片按原来的比例印，宽到一栏',
    advice: '竖的海报裁成横的，上面的字写进正文：图里的字搜不到，也读不出来',
    width: 960,
    ratio: { least: 1.2, most: 2.4 },
    kilobytes: 250,
  },
} as const

type Frame = keyof typeof frames

/** Files that may be meant as a picture of the page. Codes for print are made by `qr:campaign`. */
const pictureFile = /\.(?:jpe?g|jfif|png|webp|avif|gif|bmp|tiff?|svg|hei[cf])$/i
const codeFile = /^qr.*\.svg$/

/** Null when the file is not a picture. */
function sizeOf(file: string): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(readFileSync(file))
  } catch {
    return null
  }
}

type Named = Pick<Finding, 'path' | 'place'> & { frame: Frame; photo: Photo }

/** What is wrong with the pictures in the folder of a page and with the entries about them in its content. */
export function pictureFindings(file: string, campaign: Campaign, root: string): Finding[] {
  const folder = path.join(root, path.dirname(file))
  const present = readdirSync(folder).filter((name) => pictureFile.test(name) && !codeFile.test(name))
  const named = campaign.sections.flatMap((section, index): Named[] => {
    if ((section.type !== 'hero' && section.type !== 'prose') || section.photo === undefined) return []
    const field = fieldAt(['sections', index, 'photo'], campaign)
    return [{ ...field, frame: section.type, photo: section.photo }]
  })
  const unused = present.filter((name) => !named.some(({ photo }) => photo.file === name))
  return [
    ...named.flatMap((one) => photoFindings(one, present, folder)),
    ...unused.map((name) => ({ path: null, place: name, message: unusedMessage(name) })),
  ]
}

function unusedMessage(name: string): string {
  if (!/\.(?:jpg|png|webp)$/.test(name)) {
    return '这种文件用不了：另存为 .jpg、.png 或 .webp（后缀用小写），没有用就删掉'
  }
  if (!/^[a-z0-9][a-z0-9-]*\.\w+$/.test(name)) {
    return '文件名只用小写字母、数字和横线，不用中文、大写和空格，例如 camp-2027.jpg：改好名字，再写进 photo'
  }
  return `没有哪个版块用它：写进页首或 prose 的 photo，photo 下面两行：file: ${name} 和 alt: 照片里是什么；没有用就删掉`
}

function photoFindings(
  { path: field, place, frame, photo }: Named,
  present: string[],
  folder: string,
): Finding[] {
  const { file } = photo
  if (!present.includes(file)) {
    const near = nearestOf(file, present)
    const hint = near === null ? `把照片放进这个文件夹，和 content.yaml 放在一起` : `是不是 ${near}？`
    return [{ path: field, place: `${place} › file`, message: `文件夹里没有 ${file}：${hint}` }]
  }
  const { shown, advice, width: least, ratio, kilobytes } = frames[frame]
  const bytes = readFileSync(path.join(folder, file)).byteLength
  const size = sizeOf(path.join(folder, file))
  if (size === null || !file.endsWith(`.${size.type}`)) {
    return [
      {
        path: field,
        place: file,
        message: `打开的不是 ${file.split('.').at(-1)} 图片：用看图软件另存一份，只改后缀不行`,
      },
    ]
  }
  const { width, height, orientation = 1 } = size
  const messages: string[] = []
  if (bytes > kilobytes * 1000) {
    messages.push(
      `有 ${Math.ceil(bytes / 1000)} KB，至多 ${kilobytes} KB：用手机流量的读者要等。缩到宽 ${least * 2} 像素，存成 webp 或质量 75 左右的 jpg`,
    )
  }
  if (orientation > 1) messages.push('照片带着旋转的标记，有的浏览器会印成横躺的：转正以后另存一份')
  if (width < least) messages.push(`只有 ${width} 像素宽，至少 ${least}，否则在清晰的屏幕上发虚：换一张大的`)
  const shape = width / height
  if (shape < ratio.least || shape > ratio.most) {
    messages.push(
      `现在是 ${width}×${height}（${shape.toFixed(1)}:1），要在 ${ratio.least}:1 到 ${ratio.most}:1 之间：${shown}，${advice}`,
    )
  }
  return messages.map((message) => ({ path: field, place: `${place} › ${file}`, message }))
}
