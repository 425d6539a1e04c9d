import type { Campaign } from '@/lib/collections/kinds/campaign'
import { shanghaiDate } from '@/lib/core/time'
import { resolveAlias } from '@/lib/routing/aliases'
import { overDays } from './dated'
import { isPublished, parentOf, retiredTo } from './lifecycle'
import { previewPath } from './preview-key'
import { type Finding, fieldAt, fieldsOf, pathOf, type Scene } from './scene'

type Dated = Pick<Scene, 'campaign' | 'others' | 'now'>

/**
 * Notes on the dates of a page. They are not errors: a page may have ended on purpose, and a test must not fail because a day has passed.
 */
export function checkDates(scene: Dated): Finding[] {
  // A sign-up page has the dates of its campaign, which gets the same notes.
  const own = parentOf(scene.campaign) === null ? [...scheduledSelf(scene), ...endedSelf(scene)] : []
  return [...own, ...endedLinks(scene), ...endedDays(scene)]
}

function scheduledSelf({ campaign, others, now }: Dated): Finding[] {
  const { draft, publishFrom, previewKey } = campaign
  if (draft || publishFrom === undefined || isPublished(campaign, now)) return []
  const preview =
    previewKey === undefined
      ? '要先给同事看，就加一行 previewKey（npm run new:campaign -- --draft 会给出一个）'
      : `在那之前的预览网址是 ${previewPath(previewKey)}${signUpWithoutPreview(campaign, others) ? '。报名页的 content.yaml 里也加一行自己的 previewKey，预览里点报名才打得开' : ''}`
  return [
    {
      ...fieldAt(['publishFrom'], campaign),
      message: `定时发布：${publishFrom} 零点（北京时间）之前网址打不开，哪里都不列。${preview}`,
    },
  ]
}

/** A sign-up page is published with its campaign, but has a preview address of its own. */
const signUpWithoutPreview = (campaign: Campaign, others: readonly Campaign[]): boolean =>
  others.some((other) => parentOf(other) === campaign.path && other.previewKey === undefined)

function endedSelf({ campaign, now }: Dated): Finding[] {
  const target = retiredTo(campaign, now)
  if (target === null) return []
  return [
    {
      ...fieldAt(['retireAfter'], campaign),
      message: `已经过了下线日期 ${campaign.retireAfter}，访问者会转到 ${target}；还要用这一页，就改日期。删掉文件夹以后就不再转了，旧网址打不开：还想让它转，先把 ${campaign.path} 写进另一个专题页的 formerly`,
    },
  ]
}

function endedDays({ campaign, now }: Dated): Finding[] {
  return overDays(campaign, shanghaiDate(now)).map(([day, ended]) => ({
    ...fieldAt(['dated', day], campaign),
    message: `“${day}”${ended} 已过，页面上印着“已过”：改成新的日子或删掉那句话，再改 dated`,
  }))
}

function endedLinks({ campaign, others, now }: Dated): Finding[] {
  const ends = new Map(
    others.flatMap((other) => {
      const target = retiredTo(other, now)
      return target === null ? [] : [[other.path, target] as const]
    }),
  )
  const endOf = (page: Pick<Campaign, 'path'>) => ends.get(page.path) ?? ends.get(parentOf(page) ?? '')
  if (retiredTo(campaign, now) !== null || endOf(campaign) !== undefined) return []
  return fieldsOf(campaign, ['href', 'redirectTo']).flatMap(({ text, ...field }) => {
    const target = endOf({ path: resolveAlias(pathOf(text)) })
    if (target === undefined) return []
    return [{ ...field, message: `“${text}” 已经下线，读者会转到 ${target}；请换一个链接` }]
  })
}
