import { readdirSync } from 'node:fs'
import path from 'node:path'
import { campaignAddressOf } from '@/lib/campaigns/address'
import { aliases } from '@/lib/routing/aliases'

/** Why a campaign cannot have this name, as a text for its author; null when it can. */
export function slugProblem(slug: string): string | null {
  if (!/^[a-z][a-z0-9_]{1,39}(\/[a-z][a-z0-9_]{1,39})?$/.test(slug)) {
    return `“${slug}”不能作页面名：用小写英文字母开头，后面只用小写字母、数字和下划线（例如 gz_uk），至多两级（例如 fy_zh/fy_us）`
  }
  if (slug.split('/').at(-1) === 'entry') return '报名页不单独新建：新建专题时加 --entry，会一并建好'
  const address = `/special/${slug}`
  return Object.hasOwn(aliases, address) ? `${address} 已经是一个短地址，会挡住新页面；请换一个页面名` : null
}

/** The folders with a page, relative to the project, by address. Two folders must not have the same address. */
export type PageFolders = ReadonlyMap<string, readonly string[]>

export function readPageFolders(root: string): PageFolders {
  const folders = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.posix.dirname(`app/${file.split(path.sep).join('/')}`))
  return Map.groupBy(folders.sort(), campaignAddressOf)
}

/** Problems of the name of a campaign's folder. A folder that was copied by hand has not been checked before. */
export function addressProblems(file: string, folders: PageFolders): string[] {
  const address = campaignAddressOf(file)
  const slug = address.replace(/^\/special\/?/, '').replace(/(?<=.)\/entry$/, '')
  const holders = (folders.get(address) ?? []).filter((folder) => folder !== path.posix.dirname(file))
  return [
    slugProblem(slug),
    holders.length > 0 ? `${address} 已经有了：${holders.join('、')}；请换一个页面名` : null,
  ].flatMap((problem) => (problem === null ? [] : `文件夹名：${problem}`))
}
