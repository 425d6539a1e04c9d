import { placeOf } from '@/lib/blocks/content-error'
import type { Finding, Scene } from './scene'
import type { Campaign } from './schema'
import { textsOf } from './text'

/** The template's name for its campaign; `npm run new:campaign` replaces it by the page's own name. */
export const templateName = '新专题'

/** Fields whose text in the template is an instruction for the author. Its headings, labels and form may stay as they are. */
const instructions = new Set([
  'title',
  'description',
  'name',
  'lead',
  'text',
  'paragraphs',
  'fits',
  'misfits',
  'mistake',
  'instead',
  'question',
  'answer',
])

const fieldOf = (path: readonly PropertyKey[]) => String(path.findLast((key) => typeof key !== 'number'))

const written = ({ seo, sections }: Campaign) =>
  textsOf({ seo, sections }).filter(({ path }) => instructions.has(fieldOf(path)))

/** Shorter texts must match as a whole, because as parts they occur in ordinary sentences too. */
const shortest = 6

/** Texts of the template that are still in a page, also with the page's own name in them. */
export function templateWords({ campaign, template }: Scene): Finding[] {
  if (campaign.path === template.path) return []
  const left = written(template).flatMap(({ text }) =>
    text.split(templateName).filter((part) => part.trim() !== ''),
  )
  return written(campaign).flatMap(({ path, text }) => {
    const found = left.find((part) => (part.length < shortest ? text === part : text.includes(part)))
    if (found === undefined) return []
    return [
      { place: placeOf(path, campaign), message: `“${excerpt(found)}”还是模板里的话，请换成这一页的内容` },
    ]
  })
}

const excerpt = (text: string) => (text.length > 20 ? `${text.slice(0, 20)}…` : text)

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
        place: placeOf(path, campaign),
        message: `“${around}”里是英文标点 ${mark}，中文里写 ${chinese[mark]}`,
      },
    ]
  })
}
