import { type Guide, guides } from '@/lib/collections/kinds/guide'
import { guidePath } from '@/lib/facts/guides/guide'
import { jointPath, jointUniversities } from '@/lib/facts/guides/joint-universities'
import { routeFact } from '@/lib/facts/guides/route-facts'
import { tools } from '@/lib/tools/tools'
import { nameOfCountry } from './country-names'
import pages from './data/pages.json' with { type: 'json' }
import rules from './data/rules.json' with { type: 'json' }

const written: Readonly<Record<string, readonly string[]>> = pages

/**
 * What people type when they mean a page, by its address. Synonyms (`data/words.json`) need no second entry: 英国硕士 includes 英国读研 and
 * 英国研究生怎么申请 too. A page whose heading already contains the words needs no entry.
 */
export const pagePhrases: ReadonlyMap<string, readonly string[]> = collect([
  ...tools.map(({ path, phrases }) => [path, phrases] as const),
  ...guides.list().map((guide) => [guidePath(guide.slug), guidePhrases(guide)] as const),
  ...jointUniversities.map(({ id, name, aliases }) => [jointPath(id), [name, ...aliases]] as const),
  ...Object.entries(written),
  // The page about a subject in a country: 德国毕业生签证.
  ...Object.entries(rules).flatMap(([matter, countries]) =>
    Object.entries(countries).map(([country, [path = '']]) => [path, [`${country}${matter}`]] as const),
  ),
])

/** A guide answers its subject for every country of which it has a statement: 新加坡奖学金. */
function guidePhrases({ phrases, sections }: Guide): string[] {
  const ids = sections
    .flatMap(({ facts }) => facts)
    .map((fact) => (typeof fact === 'string' ? fact : fact.id))
  const countries = new Set(ids.map((id) => nameOfCountry(routeFact(id).country).replace('中国', '')))
  return [...phrases, ...[...countries].filter((name) => name !== '').map((name) => `${name}${phrases[0]}`)]
}

function collect(entries: readonly (readonly [path: string, phrases: readonly string[]])[]) {
  const byPath = Map.groupBy(entries, ([path]) => path)
  return new Map(Array.from(byPath, ([path, all]) => [path, all.flatMap(([, phrases]) => phrases)]))
}
