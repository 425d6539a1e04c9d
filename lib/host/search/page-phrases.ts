import { guides } from '@/lib/content/guides/guides'
import { guidePath } from '@/lib/guides/guide'
import { jointPath, jointUniversities } from '@/lib/guides/joint-universities'
import { tools } from '@/lib/tools/tools'
import pages from './data/pages.json'

const written: Readonly<Record<string, readonly string[]>> = pages

/**
 * What people type when they mean a page, by its address. Wordings that mean the same (`data/words.json`) need no second entry: 英国硕士
 * covers 英国读研 and 英国研究生怎么申请 too. A page whose heading already says it needs none.
 */
export const pagePhrases: ReadonlyMap<string, readonly string[]> = collect([
  ...tools.map(({ path, phrases }) => [path, phrases] as const),
  ...guides.map(({ slug, phrases }) => [guidePath(slug), phrases] as const),
  ...jointUniversities.map(({ id, name, aliases }) => [jointPath(id), [name, ...aliases]] as const),
  ...Object.entries(written),
])

function collect(entries: readonly (readonly [string, readonly string[]])[]) {
  const all = new Map<string, readonly string[]>()
  for (const [path, phrases] of entries) all.set(path, [...(all.get(path) ?? []), ...phrases])
  return all
}
