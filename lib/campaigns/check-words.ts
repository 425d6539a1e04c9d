import { placeOf } from '@/lib/collections/content-error'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { type Finding, fieldAt, type Scene } from './scene'
import { textsOf } from './text'

/** The template's name for its campaign; `npm run new:campaign` replaces it by the page's own name. */
export const templateName = '新专题'

/** Fields of the template that may stay as they are, because many pages say the same there: headings, labels, and the form. */
const mayStay = new Set(['heading', 'label', 'caption', 'form', 'fitsTitle', 'misfitsTitle'])

/** Fields that contain no words for readers: names of parts, colours and addresses. */
const structural = new Set([
  'family',
  'hue',
  'picture',
  'type',
  'look',
  'arrangement',
  'href',
  'path',
  'layout',
  'language',
])

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

/** Texts of the template that are still in a page: one finding for each block. */
export function templateWords({ campaign, template }: Scene): Finding[] {
  const groups = Map.groupBy(templateTexts(campaign, template), ({ path }) =>
    JSON.stringify(path.slice(0, path[0] === 'sections' ? 2 : 1)),
  )
  return [...groups].map(([, texts]) => {
    const group = texts[0]?.path.slice(0, texts[0].path[0] === 'sections' ? 2 : 1) ?? []
    const within = texts.map(({ path }) => placeOf(path.slice(group.length), {}))
    const fields = within.filter((field) => field !== placeOf([], {}))
    const what = fields.length === 0 ? '' : `${texts.length} 处（${fields.join('、')}）`
    return { ...fieldAt(group, campaign), message: `${what}还是模板里的话，请换成这一页的内容` }
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
