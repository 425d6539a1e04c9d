import type { Campaign } from '@/lib/collections/kinds/campaign'
import { nearestOf } from '@/lib/core/nearest'
import { aliases, resolveAlias } from '@/lib/routing/aliases'
import { linkParameters } from '@/lib/routing/link-parameters'
import { site } from '@/lib/site'
import { composedAlike, likeAnother } from './check-likeness'
import { signUpLabel, templateTexts, templateWords } from './check-words'
import { entryBlockTypes } from './entry-blocks'
import { isPublished, parentOf } from './lifecycle'
import { type Finding, fieldAt, fieldsOf, isEntry, isFull, pathOf, type Scene } from './scene'
import { ownWords, textsOf } from './text'

const hanCount = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0
const wordCount = (text: string) => text.match(/[A-Za-z][A-Za-z'-]*/g)?.length ?? 0

/**
 * Checks that the schema of a single page cannot make: links, length, duplicates, similarity to other pages. Each finding concerns the
 * checked page and contains the other page's name.
 */
export function checkCampaign(scene: Scene): Finding[] {
  const rules = [
    templateWords,
    deadLinks,
    unknownParameters,
    deadAnchors,
    formerAddressRules,
    brandInTitle,
    subjectless,
    tooShort,
    duplicates,
    missingPicture,
    missingStatus,
    missingAnswer,
    missingPlot,
    entryRules,
    ending,
    likeAnother,
    composedAlike,
  ]
  return rules.flatMap((rule) => rule(scene))
}

/** The brand separated at either end of a title; inside a phrase, as in 关于美世留学, it is the subject of the page. */
const brandApart = new RegExp(`^${site.brand}\\s*[-–—·|｜_：:]|[-–—·|｜_：:]\\s*${site.brand}$`)

function brandInTitle({ campaign }: Scene): Finding[] {
  if (!brandApart.test(campaign.seo.title)) return []
  return [
    {
      ...fieldAt(['seo', 'title'], campaign),
      message: `不写品牌：网页标题后面会自己加上“ · ${site.brand}”，请删掉“${site.brand}”`,
    },
  ]
}

/** Two neighbouring characters of a name are a word; this many of them in a headline show the subject of the page. */
const wordsOfSubject = 2

function subjectless({ campaign }: Scene): Finding[] {
  const [hero] = campaign.sections
  if (hero?.type !== 'hero' || namesSubject(hero.title, hero.name)) return []
  return [
    {
      ...fieldAt(['sections', 0, 'title'], campaign),
      message: `大标题没有说这一页讲什么：把读者会搜的词写在前面，例如“${hero.name}：…”，好记的句子放进 lead`,
    },
  ]
}

/** Whether a headline contains words of the page's name: a Latin one such as GRE, or pairs of Chinese characters. */
function namesSubject(headline: string, name: string): boolean {
  const latin = name.match(/[A-Za-z]{2,}/g) ?? []
  if (latin.some((word) => headline.includes(word))) return true
  const pairs = (name.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
  return pairs.filter((pair) => headline.includes(pair)).length >= Math.min(wordsOfSubject, pairs.length)
}

function tooShort({ campaign, template }: Scene): Finding[] {
  const texts = [...textsOf(template), ...templateTexts(campaign, template)]
  const left = new Set([signUpLabel, ...texts.map(({ text }) => text)])
  const text = ownWords(campaign)
    .split('\n')
    .filter((line) => !left.has(line))
    .join('\n')
  const isEnglish = campaign.language === 'en'
  const least = isEntry(campaign) ? 150 : isEnglish ? 400 : 600
  const count = isEnglish && !isEntry(campaign) ? wordCount(text) : hanCount(text)
  if (count >= least) return []
  return [
    {
      ...fieldAt(['sections'], campaign),
      message: `自己写的内容现在 ${count} 个字，至少 ${least} 个字，还差 ${least - count} 个：补上读者会问而页面没答的事，例如材料、时间、常见错误`,
    },
  ]
}

function duplicates({ campaign, others }: Scene): Finding[] {
  const fields: [string[], (page: Campaign) => string | undefined, string][] = [
    [['seo', 'title'], ({ seo }) => seo.title, '搜索结果里分不清两页，请改写其中一个'],
    [['seo', 'description'], ({ seo }) => seo.description, '搜索结果里分不清两页，请改写其中一个'],
    [['source'], ({ source }) => source, '顾问分不清线索从哪一页来，请换一个名字'],
    [['previewKey'], ({ previewKey }) => previewKey, '两份草稿不能共用一个预览地址，请改几个字母'],
  ]
  return fields.flatMap(([path, read, remedy]) => {
    const value = read(campaign)
    const twin = others.find((other) => value !== undefined && read(other) === value)
    return twin === undefined
      ? []
      : [{ ...fieldAt(path, campaign), message: `和 ${twin.path} 一样：${remedy}` }]
  })
}

function missingPicture({ campaign }: Scene): Finding[] {
  if (!isFull(campaign) || campaign.picture !== undefined) return []
  return [
    {
      ...fieldAt(['picture'], campaign),
      message: '没有选配图；可用的名字：npm run new:campaign -- --help 会列出来',
    },
  ]
}

function missingStatus({ campaign }: Scene): Finding[] {
  if (!isFull(campaign) || campaign.layout !== 'special-ym') return []
  if (campaign.sections.some(({ type }) => type === 'status')) return []
  return [
    {
      ...fieldAt(['sections'], campaign),
      message: '移民页要有一个 status 版块：项目是否开放、资料日期、以哪个官方页面为准',
    },
  ]
}

/** Families whose readers look for a figure, a date or a state. */
const answeringFamilies: ReadonlySet<string> = new Set([
  'costs',
  'visas',
  'graduate',
  'undergraduate',
  'identity',
  'exams',
])

function missingAnswer({ campaign }: Scene): Finding[] {
  const [hero] = campaign.sections
  if (!isFull(campaign) || !answeringFamilies.has(campaign.family)) return []
  if (hero?.type !== 'hero' || hero.answer !== undefined) return []
  return [
    {
      ...fieldAt(['sections', 0, 'answer'], campaign),
      message:
        '页首没有先答读者要问的：写 answer，里面 items 列 2 到 4 条，每条一个 label，加 fact（数字）、statement 和 says（规定）、day（日期）之一；编号用 npm run facts 查。费用页写 budget，移民页写 programme；登记里什么都没有，就写 when（自己安排的月份或用时）',
    },
  ]
}

/** What the site holds data about: a page of the family, and with this word in its name, must have a picture of them. */
const held: readonly { family: Campaign['family']; named?: RegExp; remedy: string }[] = [
  {
    family: 'costs',
    remedy:
      '费用页要有一张图：加一个 plot 版块，of: prices（这一国各校的学费）或 of: years（和各国的一年比），country 写国家代码',
  },
  {
    family: 'exams',
    named: /^托福/,
    remedy: '托福页要有一张图：加一个 plot 版块，of: scales（新旧分怎么对）',
  },
]

function missingPlot({ campaign }: Scene): Finding[] {
  if (!isFull(campaign) || isEntry(campaign)) return []
  const [hero] = campaign.sections
  const name = hero?.type === 'hero' ? hero.name : ''
  const about = held.find(({ family, named }) => family === campaign.family && (named?.test(name) ?? true))
  if (about === undefined || campaign.sections.some(({ type }) => type === 'plot')) return []
  return [{ ...fieldAt(['sections'], campaign), message: about.remedy }]
}

function entryRules({ campaign, hasPage }: Scene): Finding[] {
  const parent = parentOf(campaign)
  if (parent === null) return []
  const found: Finding[] = []
  if (!hasPage(parent)) {
    found.push({
      ...fieldAt([], campaign),
      message: `它的专题页 ${parent} 打不开，报名页却还在收线索：专题页删了，这个文件夹也要删；还是草稿，就把报名页也写成草稿`,
    })
  }
  if (!campaign.noIndex) {
    found.push({ ...fieldAt(['noIndex'], campaign), message: '报名页不给搜索引擎收录，请写 noIndex: true' })
  }
  if (campaign.form?.kind !== 'entry') {
    found.push({ ...fieldAt(['form', 'kind'], campaign), message: '报名页的表单要写 kind: entry' })
  }
  for (const [index, { type }] of campaign.sections.entries()) {
    if (type === 'hero' || entryBlockTypes.some((allowed) => allowed === type)) continue
    found.push({
      ...fieldAt(['sections', index], campaign),
      message: `报名页没有 ${type} 版块，只有 ${entryBlockTypes.join('、')}；要用它，放到专题页上`,
    })
  }
  return found
}

function ending({ campaign }: Scene): Finding[] {
  if (campaign.redirectTo !== campaign.path) return []
  return [{ ...fieldAt(['redirectTo'], campaign), message: '下线后不能转到自己，请写另一页的地址' }]
}

/** Links and redirects that lead to no page, or to one that readers cannot open. */
function deadLinks(scene: Scene): Finding[] {
  return fieldsOf(scene.campaign, ['href', 'redirectTo'])
    .filter(({ text }) => text.startsWith('/'))
    .flatMap(({ text, ...field }) => {
      const reason = reasonAgainst(text, scene)
      return reason === null ? [] : [{ ...field, message: `“${text}” ${reason}` }]
    })
}

function reasonAgainst(href: string, { campaign, others, hasPage, addresses, now }: Scene): string | null {
  const path = pathOf(href)
  const target = others.find((other) => other.path === resolveAlias(path))
  if (hasPage(path)) return target === undefined ? null : tooEarly(target, campaign, now)
  if (target?.draft) return '还是草稿，读者打不开；等它发布，或先链接到别处'
  const renamed = others.find(({ formerly }) => formerly.includes(path))
  if (renamed !== undefined) return `已经改名，请直接写 ${renamed.path}`
  const nearest = nearestOf(path, addresses)
  return `打不开：本站没有这一页；${
    nearest === null ? '看看是不是写错了，或者那一页已经删掉，换一个链接' : `是不是 ${nearest}？`
  }`
}

/** A page may link to one that is published on the same day or earlier. */
function tooEarly(target: Campaign, from: Campaign, now: Date): string | null {
  const { publishFrom } = target
  if (publishFrom === undefined || isPublished(target, now)) return null
  if (from.publishFrom !== undefined && from.publishFrom >= publishFrom) return null
  return `要到 ${publishFrom} 才公开，在那之前读者打不开；先链接到别处，或者两页写同一个 publishFrom`
}

/** Parameters of a link that the linked page does not know: it would ignore them. */
function unknownParameters({ campaign, hasPage }: Scene): Finding[] {
  return fieldsOf(campaign, ['href', 'redirectTo'])
    .filter(({ text }) => text.startsWith('/') && hasPage(pathOf(text)))
    .flatMap(({ text, ...field }) => {
      const known = linkParameters(resolveAlias(pathOf(text)))
      if (known === null) return []
      const names = new URL(text, 'http://own.invalid').searchParams.keys()
      return [...new Set(names)]
        .filter((name) => !known.includes(name))
        .map((name) => ({ ...field, message: `“${text}” 里的 ${name} 没有用：${remedyFor(name, known)}` }))
    })
}

function remedyFor(name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known)
  if (nearest !== null) return `是不是 ${nearest}？`
  return `这一页只认 ${known.join('、')}；别的写了等于没写，请删掉`
}

function deadAnchors({ campaign }: Scene): Finding[] {
  const own = ['#consult', ...campaign.sections.map((_, index) => `#part-${index}`)]
  if (campaign.form !== null) own.push('#apply')
  return fieldsOf(campaign, ['href'])
    .filter(({ text }) => text.startsWith('#') && !own.includes(text))
    .map(({ text, ...field }) => ({
      ...field,
      message: `页内没有“${text}”；可用的有 ${own.slice(-1)}、#consult（页尾表单）和 #part-1 到 #part-${campaign.sections.length - 1}（第几个版块）`,
    }))
}

/** Former addresses that could never lead here. */
function formerAddressRules(scene: Scene): Finding[] {
  return scene.campaign.formerly.flatMap((former, index) => {
    const reason = reasonAgainstFormer(former, scene)
    return reason === null
      ? []
      : [{ ...fieldAt(['formerly', index], scene.campaign), message: `“${former}” ${reason}` }]
  })
}

function reasonAgainstFormer(former: string, { campaign, others, hasPage }: Scene): string | null {
  if (isEntry(campaign)) return '不用写：报名页的旧网址跟着专题页的 formerly 一起转'
  if (former === campaign.path) return '就是现在的网址，请删掉这一项'
  if (Object.hasOwn(aliases, former)) return '是本站的一个短地址，一直打得开，请删掉这一项'
  if (hasPage(former) || others.some(({ path }) => path === former)) {
    return '现在还有一页，还在的页面不会转走：那一页不要了就先删掉它的文件夹，否则删掉这一项'
  }
  const rival = others.find(({ formerly }) => formerly.includes(former))
  return rival === undefined ? null : `${rival.path} 也写了，一个旧网址只能转到一页：留下一处`
}
