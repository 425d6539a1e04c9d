import { placeOf } from '@/lib/blocks/content-error'
import type { Section } from '@/lib/blocks/schema'
import { resolveAlias } from '@/lib/routing/aliases'
import { site } from '@/lib/site'
import { entryBlockTypes } from './entry-blocks'
import { parentOf, retiredTo } from './lifecycle'
import type { Campaign } from './schema'
import { likeness, runsOf, shareOf } from './similarity'
import { ownWords, textsOf } from './text'

/** Something to put right on one page: where it stands, and what to write instead. */
export type Finding = { place: string; message: string }

/** The page looked at, the published pages beside it, and which addresses of the site have a page. */
export type Scene = {
  campaign: Campaign
  others: readonly Campaign[]
  hasPage: (href: string) => boolean
}

export const isEntry = (campaign: Pick<Campaign, 'path'>): boolean => parentOf(campaign) !== null

/** Whether a page is one that readers read through: published or to be, and no sign-up form. */
const isFull = (campaign: Campaign) => !isEntry(campaign)

const hanCount = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0
const wordCount = (text: string) => text.match(/[A-Za-z][A-Za-z'-]*/g)?.length ?? 0

/**
 * What the schema cannot say of a page alone: links, length, duplicates, likeness to other pages. Each finding concerns the page
 * looked at and names the other one.
 */
export function checkCampaign(scene: Scene): Finding[] {
  const rules = [
    deadLinks,
    deadAnchors,
    brandInTitle,
    tooShort,
    duplicates,
    missingPicture,
    missingStatus,
    entryRules,
    ending,
    likeAnother,
    composedAlike,
  ]
  return rules.flatMap((rule) => rule(scene))
}

/** The texts under some fields, each with its place. */
const fieldsOf = (campaign: Campaign, names: readonly string[]) =>
  textsOf(campaign)
    .filter(({ path }) => names.includes(String(path.at(-1))))
    .map(({ path, text }) => ({ place: placeOf(path, campaign), text }))

function deadLinks({ campaign, others, hasPage }: Scene): Finding[] {
  return fieldsOf(campaign, ['href', 'redirectTo'])
    .filter(({ text }) => text.startsWith('/'))
    .filter(({ text }) => !hasPage(pathOf(text)))
    .map(({ place, text }) => ({
      place,
      message: others.some(({ path, draft }) => draft && path === pathOf(text))
        ? `“${text}” 还是草稿，读者打不开；等它发布，或先链接到别处`
        : `“${text}” 打不开：本站没有这一页；看看是不是写错了，或者那一页已经删掉，换一个链接`,
    }))
}

const pathOf = (href: string) => href.replace(/[?#].*$/, '')

function deadAnchors({ campaign }: Scene): Finding[] {
  const own = ['#consult', ...campaign.sections.map((_, index) => `#part-${index}`)]
  if (campaign.form !== null) own.push('#apply')
  return fieldsOf(campaign, ['href'])
    .filter(({ text }) => text.startsWith('#') && !own.includes(text))
    .map(({ place, text }) => ({
      place,
      message: `页内没有“${text}”；可用的有 ${own.slice(-1)}、#consult（页尾表单）和 #part-1 到 #part-${campaign.sections.length - 1}（第几个版块）`,
    }))
}

/** The brand set off at either end of a title; in a sentence, as in 关于美世留学, it is what the page is about. */
const brandApart = new RegExp(`^${site.brand}\\s*[-–—·|｜_：:]|[-–—·|｜_：:]\\s*${site.brand}$`)

function brandInTitle({ campaign: { seo } }: Scene): Finding[] {
  if (!brandApart.test(seo.title)) return []
  return [
    {
      place: 'seo › title',
      message: `不写品牌：网页标题后面会自己加上“ · ${site.brand}”，请删掉“${site.brand}”`,
    },
  ]
}

function tooShort({ campaign }: Scene): Finding[] {
  const text = ownWords(campaign)
  const isEnglish = campaign.language === 'en'
  const least = isEntry(campaign) ? 150 : isEnglish ? 400 : 600
  const count = isEnglish && !isEntry(campaign) ? wordCount(text) : hanCount(text)
  if (count >= least) return []
  return [
    {
      place: 'sections',
      message: `自己写的内容现在 ${count} 个字，至少 ${least} 个字：补上读者会问而页面没答的事，例如材料、时间、常见错误`,
    },
  ]
}

function duplicates({ campaign, others }: Scene): Finding[] {
  const fields: [string, (page: Campaign) => string | undefined, string][] = [
    ['seo › title', ({ seo }) => seo.title, '搜索结果里分不清两页，请改写其中一个'],
    ['seo › description', ({ seo }) => seo.description, '搜索结果里分不清两页，请改写其中一个'],
    ['source', ({ source }) => source, '顾问分不清线索从哪一页来，请换一个名字'],
    ['previewKey', ({ previewKey }) => previewKey, '两份草稿不能共用一个预览地址，请改几个字母'],
  ]
  return fields.flatMap(([place, read, remedy]) => {
    const value = read(campaign)
    const twin = others.find((other) => value !== undefined && read(other) === value)
    return twin === undefined ? [] : [{ place, message: `和 ${twin.path} 一样：${remedy}` }]
  })
}

function missingPicture({ campaign }: Scene): Finding[] {
  if (!isFull(campaign) || campaign.picture !== undefined) return []
  return [{ place: 'picture', message: '没有选配图；可用的名字：npm run new:campaign -- --help 会列出来' }]
}

function missingStatus({ campaign }: Scene): Finding[] {
  if (!isFull(campaign) || campaign.layout !== 'special-ym') return []
  if (campaign.sections.some(({ type }) => type === 'status')) return []
  return [
    { place: 'sections', message: '移民页要有一个 status 版块：项目是否开放、资料日期、以哪个官方页面为准' },
  ]
}

function entryRules({ campaign, hasPage }: Scene): Finding[] {
  const parent = parentOf(campaign)
  if (parent === null) return []
  const found: Finding[] = []
  if (!hasPage(parent)) {
    found.push({
      place: '整个内容',
      message: `它的专题页 ${parent} 打不开，报名页却还在收线索：专题页删了，这个文件夹也要删；还是草稿，就把报名页也写成草稿`,
    })
  }
  if (!campaign.noIndex) {
    found.push({ place: 'noIndex', message: '报名页不给搜索引擎收录，请写 noIndex: true' })
  }
  if (campaign.form?.kind !== 'entry') {
    found.push({ place: 'form › kind', message: "报名页的表单要写 kind: 'entry'" })
  }
  for (const [index, { type }] of campaign.sections.entries()) {
    if (type === 'hero' || entryBlockTypes.some((allowed) => allowed === type)) continue
    found.push({
      place: `sections › 第 ${index + 1} 个`,
      message: `报名页没有 ${type} 版块，只有 ${entryBlockTypes.join('、')}；要用它，放到专题页上`,
    })
  }
  return found
}

function ending({ campaign }: Scene): Finding[] {
  if (campaign.redirectTo !== campaign.path) return []
  return [{ place: 'redirectTo', message: '下线后不能转到自己，请写另一页的地址' }]
}

/** How much of a page may stand on others too, and how like a page of its family it may be. */
const leastOwnShare = 0.6
const likenessLimit = 0.6

function likeAnother({ campaign, others }: Scene): Finding[] {
  if (!isFull(campaign)) return []
  const own = runsIn(campaign)
  const rest = others.filter(isFull).map((other) => ({ other, runs: runsIn(other) }))
  return [...tooMuchElsewhere(own, rest), ...tooAlike(own, rest, campaign)]
}

type Runs = { phrases: ReadonlySet<string>; syllables: ReadonlySet<string> }
type Compared = { other: Campaign; runs: Runs }

function tooMuchElsewhere({ phrases }: Runs, rest: Compared[]): Finding[] {
  const shared = [...phrases].filter((phrase) => rest.some(({ runs }) => runs.phrases.has(phrase)))
  const share = shared.length / Math.max(phrases.size, 1)
  if (1 - share >= leastOwnShare) return []
  const most = rest.toSorted((a, b) => shareOf(phrases, b.runs.phrases) - shareOf(phrases, a.runs.phrases))[0]
  return [
    {
      place: 'sections',
      message: `有 ${percent(share)} 的文字在别的页面上也有，至多 ${percent(1 - leastOwnShare)}；重复较多的是 ${most?.other.path}，例如“${shared[0]}”。请按这一页的读者改写`,
    },
  ]
}

function tooAlike({ syllables }: Runs, rest: Compared[], { family }: Campaign): Finding[] {
  return rest
    .filter(({ other }) => other.family === family)
    .map(({ other, runs }) => ({ other, share: likeness(syllables, runs.syllables) }))
    .filter(({ share }) => share >= likenessLimit)
    .map(({ other, share }) => ({
      place: 'sections',
      message: `和同系列的 ${other.path} 有 ${percent(share)} 相同，要少于 ${percent(likenessLimit)}：只换国家或城市的名字不够，请写这一页独有的条件、步骤和问题`,
    }))
}

const reckoned = new WeakMap<Campaign, Runs>()

/**
 * Runs of ten characters, of which two pages share what was copied, and of three, by which they are compared as a whole.
 * Reckoned once a page, since each is compared with all.
 */
function runsIn(campaign: Campaign): Runs {
  const known = reckoned.get(campaign)
  if (known !== undefined) return known
  const words = ownWords(campaign)
  const runs = { phrases: runsOf(words, 10), syllables: runsOf(words, 3) }
  reckoned.set(campaign, runs)
  return runs
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** How a page is put together: how its head is laid out, then its sections in order, each with its look. */
const compositionOf = ({ sections }: Campaign) => sections.map(partOf).join(' ')

const partOf = (section: Section) => {
  if (section.type === 'hero') return section.arrangement
  return 'look' in section ? `${section.type}:${section.look}` : section.type
}

function composedAlike({ campaign, others }: Scene): Finding[] {
  if (!isFull(campaign)) return []
  const twin = others.find(
    (other) =>
      isFull(other) && other.family === campaign.family && compositionOf(other) === compositionOf(campaign),
  )
  if (twin === undefined) return []
  return [
    {
      place: 'sections',
      message: `版块的种类和次序与同系列的 ${twin.path} 一模一样：换一种 arrangement 或 look，调换两个版块，或者加一个它没有的版块`,
    },
  ]
}

/** What a visitor sees first: the head and the two sections after it. */
const openingOf = ({ sections }: Campaign) => sections.slice(0, 3).map(partOf).join(' ')

/** The most of all pages that may open in one way. */
const openingLimit = 0.2

/** Whether a page opens as too many others do; a matter of the site as a whole, so said only of the page being worked on. */
export function checkOpening({ campaign, others }: Scene): Finding[] {
  if (!isFull(campaign)) return []
  const full = [campaign, ...others.filter(isFull)]
  const same = full.filter((page) => openingOf(page) === openingOf(campaign))
  if (same.length <= full.length * openingLimit || same.length < 3) return []
  const rare = [...Map.groupBy(full, openingOf)].toSorted((a, b) => a[1].length - b[1].length)[0]
  return [
    {
      place: 'sections',
      message: `开头（${openingOf(campaign)}）与 ${same.length - 1} 个页面相同，例如 ${same[1]?.path}：换一种 arrangement，或把别的版块放到前面，例如 ${rare?.[0]}`,
    },
  ]
}

/**
 * What the calendar has done to a page, to be told and not refused: a page may be over on purpose, and no test of the site
 * may turn red overnight.
 */
export function checkDates(scene: Omit<Scene, 'hasPage'>, now: Date): Finding[] {
  return [...endedSelf(scene, now), ...endedLinks(scene, now)]
}

function endedSelf({ campaign }: Pick<Scene, 'campaign'>, now: Date): Finding[] {
  const target = retiredTo(campaign, now)
  if (target === null) return []
  return [
    {
      place: 'retireAfter',
      message: `已经过了下线日期 ${campaign.retireAfter}，访问者会转到 ${target}；还要用这一页，就改日期`,
    },
  ]
}

function endedLinks({ campaign, others }: Omit<Scene, 'hasPage'>, now: Date): Finding[] {
  const ends = new Map(
    others.flatMap((other) => {
      const target = retiredTo(other, now)
      return target === null ? [] : [[other.path, target] as const]
    }),
  )
  const endOf = (page: Pick<Campaign, 'path'>) => ends.get(page.path) ?? ends.get(parentOf(page) ?? '')
  if (endOf(campaign) !== undefined) return []
  return fieldsOf(campaign, ['href', 'redirectTo']).flatMap(({ place, text }) => {
    const target = endOf({ path: resolveAlias(pathOf(text)) })
    if (target === undefined) return []
    return [{ place, message: `“${text}” 已经下线，读者会转到 ${target}；请换一个链接` }]
  })
}
