import type { Campaign } from './schema'

/** Fields that hold no words of the page: names of its parts, addresses, codes, and who was read. */
const structural = new Set([
  'type',
  'href',
  'programme',
  'source',
  'file',
  'official',
  'fact',
  'statement',
  'code',
  'country',
  'look',
  'arrangement',
  'level',
])

/** Every text with the field it is in and the way there, such as `sections.3.items.0.title`. */
export function textsOf(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => textsOf(item, [...path, name]))
  }
  return []
}

/** The page's own words in the order of reading: no addresses, no names of sources, nothing that the registry adds. */
export function ownWords({ sections }: Pick<Campaign, 'sections'>): string {
  return textsOf(sections)
    .filter(({ path }) => !path.some((key) => structural.has(String(key))))
    .map(({ text }) => text)
    .join('\n')
}
