import { ContentError } from '@/lib/collections/content-error'
import { type CampaignLayout, campaignLayouts, isCampaignLayout } from './layouts'

/**
 * The address of a file or folder below `app`; route groups are folders that are not part of the address.
 * @param file below the project, or a `file:` URL of it
 */
export function campaignAddressOf(file: string): string {
  const decoded = decodeURIComponent(file)
  const below = decoded.slice(decoded.lastIndexOf('app/(')).split('/').slice(1)
  const folders = /\.\w+$/.test(below.at(-1) ?? '') ? below.slice(0, -1) : below
  return `/${folders.filter((folder) => !/^\(.+\)$/.test(folder)).join('/')}`
}

/**
 * The layout of a file in the folder of a campaign: its route group.
 * @throws ContentError
 */
export function campaignLayoutOf(file: string): CampaignLayout {
  const layout = /^app\/\(([^)]+)\)/.exec(file)?.[1] ?? ''
  if (isCampaignLayout(layout)) return layout
  const folders = Object.keys(campaignLayouts).map((name) => `app/(${name})/special/`)
  throw new ContentError(file, [
    { field: '文件夹', remedy: `(${layout}) 不是专题的版式；请移到这些文件夹之一：${folders.join('、')}` },
  ])
}
