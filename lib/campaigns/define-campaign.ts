import { ContentError, parseContent } from '@/lib/blocks/content-error'
import { type CampaignLayout, campaignLayouts, isCampaignLayout } from './layouts'
import { type Campaign, type CampaignInput, campaignSchema } from './schema'

/**
 * Checks the content of one campaign page. It runs when the page is built, so an invalid field makes the build fail.
 * @param moduleUrl `import.meta.url` of content.ts: its folder determines the address, so the content does not repeat it
 * @throws ContentError as a text for the author of the content
 */
export function defineCampaign(moduleUrl: string, input: CampaignInput): Campaign {
  const { file, path, layout } = locate(moduleUrl)
  return { ...parseContent(campaignSchema, input, file), path, layout }
}

/** File (below the project), address and layout of a content module. Route groups are folders that are not part of the address. */
export function locate(moduleUrl: string): { file: string; path: string; layout: CampaignLayout } {
  const decoded = decodeURIComponent(moduleUrl)
  const file = decoded.slice(decoded.lastIndexOf('/app/(') + 1)
  const folders = file.split('/').slice(1, -1)
  const path = `/${folders.filter((folder) => !/^\(.+\)$/.test(folder)).join('/')}`
  if (!file.startsWith('app/(') || !path.startsWith('/special/')) {
    throw new ContentError(decoded, [
      '第一个参数要写 import.meta.url，content.ts 要放在 app/(版式)/special/<页面名>/ 里',
    ])
  }
  const layout = folders[0]?.slice(1, -1) ?? ''
  if (!isCampaignLayout(layout)) {
    const folders = Object.keys(campaignLayouts).map((name) => `app/(${name})/special/`)
    throw new ContentError(file, [`(${layout}) 不是专题的版式；请移到这些文件夹之一：${folders.join('、')}`])
  }
  return { file, path, layout }
}
