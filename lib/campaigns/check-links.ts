import type { Campaign } from '@/lib/collections/kinds/campaign'
import { nearestOf } from '@/lib/core/nearest'
import { aliases, resolveAlias } from '@/lib/routing/aliases'
import { linkParameters } from '@/lib/routing/link-parameters'
import { isPublished } from './lifecycle'
import { type Finding, fieldAt, fieldsOf, isEntry, pathOf, type Scene } from './scene'

/** Links and redirects that lead to no page, or to one that readers cannot open. */
export function deadLinks(scene: Scene): Finding[] {
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
export function unknownParameters({ campaign, hasPage }: Scene): Finding[] {
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

export function deadAnchors({ campaign }: Scene): Finding[] {
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
export function formerAddressRules(scene: Scene): Finding[] {
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
