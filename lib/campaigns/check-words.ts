import { placeOf } from '@/lib/collections/content-error'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { type Finding, fieldAt, type Scene } from './scene'
import { textsOf } from './text'

/** The template's name for its campaign; `npm run new:campaign` replaces it by the page's own name. */
export const templateName = '新专题'

/** The words of the button that `npm run new:campaign -- --entry` writes for the sign-up page. */
export const signUpLabel = '填写报名表'

/** Fields of the template that may stay as they are, because many pages say the same there: headings, labels, and the form. */
const mayStay = new Set(['heading', 'short', 'label', 'caption', 'form', 'fitsTitle', 'misfitsTitle'])

/** Fields that contain no words for readers: names of parts, colours and addresses. */
const structural = new Set(['family', 'hue', 'picture', 'type', 'look', 'href', 'path', 'layout', 'language'])

const isWritten = (path: readonly PropertyKey[]) =>
  !path.some((key) => mayStay.has(String(key)) || structural.has(String(key)))

const written = (campaign: Campaign) => textsOf(campaign).filter(({ path }) => isWritten(path))

/** Shorter texts must match as a whole, because as parts they occur in ordinary sentences too. */
const shortest = 6

/** The texts of a page that are still the template's, also with the page's own name in them. */
export function templateTexts(
  campaign: Campaign,
  template: Campaign,
): { path: PropertyKey[]; text: string }[] {
  if (campaign.path === template.path) return []
  const left = written(template).flatMap(({ text }) =>
    text.split(templateName).filter((part) => /[\p{L}\p{N}]{2}/u.test(part)),
  )
  return written(campaign).filter(({ text }) =>
    left.some((part) => (part.length < shortest ? text === part : text.includes(part))),
  )
}

const blockOf = (path: readonly PropertyKey[]) => path.slice(0, path[0] === 'sections' ? 2 : 1)

/** Texts of the template that are still in a page: one finding for each block. */
export function templateWords({ campaign, template }: Scene): Finding[] {
  const texts = templateTexts(campaign, template)
  const blocks = Map.groupBy(texts, ({ path }) => JSON.stringify(blockOf(path)))
  return [...blocks.values()].map((left) => {
    const block = blockOf(left[0]?.path ?? [])
    const fields = left.map(({ path }) => placeOf(path.slice(block.length), {})).join('、')
    const message = `${left.length} 处（${fields}）还是模板里的话，请换成这一页的内容`
    return { ...fieldAt(block, campaign), message }
  })
}

const english =
  /(?<=\p{Script=Han})[,;:?!]|[,;:?!](?=\p{Script=Han})|(?<=\p{Script=Han}) ?\(|\) ?(?=\p{Script=Han})/u
const chinese: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '(': '（',
  ')': '）',
}

/** English punctuation between Chinese characters: a hint, not an error. */
export function englishPunctuation(campaign: Campaign): Finding[] {
  if (campaign.language === 'en') return []
  const { seo, form, sections } = campaign
  return textsOf({ seo, form, sections }).flatMap(({ path, text }) => {
    const found = english.exec(text)
    if (found === null || path.includes('href')) return []
    const mark = found[0].trim()
    const around = text.slice(Math.max(found.index - 6, 0), found.index + 7)
    return [
      {
        ...fieldAt(path, campaign),
        message: `“${around}”里是英文标点 ${mark}，中文里写 ${chinese[mark]}`,
      },
    ]
  })
}
