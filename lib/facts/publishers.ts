import { z } from 'zod'
import table from './data/publishers.json' with { type: 'json' }

/** Kinds of publishers: a government or official body, a university, a data set taken from official pages, or a secondary source. */
const publisherKinds = ['official', 'university', 'dataset', 'secondary'] as const
export type PublisherKind = (typeof publisherKinds)[number]

type Publisher = { name: string; kind: PublisherKind }

/** A host, or a host with the beginning of a path when one host serves many publishers; a subdomain belongs to its parent. */
const place = z.string().regex(/^[\w-]+(\.[\w-]+)+(\/[\w.-]+)*$/)

const { publishers, refused } = z
  .strictObject({
    publishers: z.record(z.enum(publisherKinds), z.record(place, z.string().min(2).max(30))),
    /** Reason in Chinese for editors → hosts whose text is never cited. */
    refused: z.record(z.string(), z.array(place)),
  })
  .parse(table)

const byPlace = new Map<string, Publisher>(
  publisherKinds.flatMap((kind) =>
    Object.entries(publishers[kind]).map(([place, name]) => [place, { name, kind }] as const),
  ),
)
const reasons = new Map(
  Object.entries(refused).flatMap(([reason, hosts]) => hosts.map((host) => [host, reason])),
)

const found = new Map<string, Publisher | null>()

/** The publisher of an address of the content; null when it is not in `data/publishers.json`. Every figure asks at each use. */
export function publisherOf(url: string): Publisher | null {
  const publisher = found.get(url) ?? lookUp(byPlace, url)
  found.set(url, publisher)
  return publisher
}

/** Why an address may not be cited, in Chinese; null when it may. */
export const refusalOf = (url: string): string | null => lookUp(reasons, url)

/** The entry with the longest path, then with the nearest domain. */
function lookUp<T>(entries: ReadonlyMap<string, T>, url: string): T | null {
  if (!URL.canParse(url)) return null
  const { hostname, pathname } = new URL(url)
  const labels = hostname.split('.')
  const folders = pathname.split('/').filter((folder) => folder !== '')
  for (let depth = folders.length; depth >= 0; depth--) {
    for (let from = 0; from < labels.length - 1; from++) {
      const found = entries.get([labels.slice(from).join('.'), ...folders.slice(0, depth)].join('/'))
      if (found !== undefined) return found
    }
  }
  return null
}
