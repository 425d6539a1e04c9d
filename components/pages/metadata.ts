import type { Metadata } from 'next'
import { serviceJsonLd } from '@/components/features/products/service-json-ld'
import { listOf } from '@/components/features/records'
import type { Crumb } from '@/components/ui/breadcrumb'
import { listCases } from '@/lib/api/cases'
import { ContentError } from '@/lib/collections/content-error'
import type { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

type Described = { path: string; name: string; seo: { title: string; description: string } }

/**
 * Metadata of a channel. The canonical address is that of the channel, also when an alias was requested. For a file with mistakes its
 * name, in development.
 */
export const channelMetadata = (
  channel: Described | ContentError,
  { isIndexed = true }: { isIndexed?: boolean } = {},
): Metadata =>
  channel instanceof ContentError
    ? { title: channel.file }
    : pageMetadata({ path: channel.path, ...channel.seo, isIndexed })

/** Metadata of a channel that mainly shows cases. It is not indexed while they are samples. */
export async function casesMetadata(channel: Described | ContentError): Promise<Metadata> {
  const cases = await listOf(listCases({ limit: 60 }))
  return channelMetadata(channel, { isIndexed: cases.every(({ sample }) => !sample) })
}

export const crumbsOf = ({ path, name }: Described): Crumb[] => [
  { label: '首页', href: '/' },
  { label: name, href: path },
]

/** The service that a channel describes, as structured data. */
export const channelService = (
  { path, name, seo }: Described,
  facts: { serviceType: string; country?: string },
): JsonLd => serviceJsonLd({ name, description: seo.description, href: path, ...facts })
