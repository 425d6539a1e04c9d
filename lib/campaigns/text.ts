/** Fields that contain no text of the page: names of its parts, addresses, codes, and how a source was read. */
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
  'level',
])

/** Every text with its field and path, such as `sections.3.items.0.title`. */
export function textsOf(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => textsOf(item, [...path, name]))
  }
  return []
}

/** Whether the field at a path contains text of the page. */
export const isText = (path: readonly PropertyKey[]): boolean =>
  !path.some((key) => structural.has(String(key)))

/** The page's own text in reading order, without addresses, names of sources and text that the registry adds. */
export function ownWords({ sections }: { sections: unknown }): string {
  return textsOf(sections)
    .filter(({ path }) => isText(path))
    .map(({ text }) => text)
    .join('\n')
}
