import { placeOf } from '@/lib/blocks/content-error'
import type { Finding, Scene } from './scene'
import type { Campaign } from './schema'
import { textsOf } from './text'

/** What the template calls its campaign; `npm run new:campaign` puts the page's own name there. */
export const templateName = '新专题'

/** Fields whose words in the template say what the writer is to put there. Its headings, labels and form may stay as they are. */
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

/** Shorter texts must match as a whole: as parts they occur in ordinary sentences too. */
const shortest = 6

/** Words of the template that still are in a page, where it has put its own name into them too. */
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

/** English punctuation between Chinese characters: a hint, no fault. */
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
