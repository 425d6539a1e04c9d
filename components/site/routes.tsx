import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { SearchParams } from '@/lib/listing'
import { missingMetadata } from '@/lib/seo/metadata'
import { MissingRecord } from './errors/missing-record'

type Later<T> = T | Promise<T>

type RecordProps = { params: Promise<{ id: string }> }

/** The exports of the route of a record: its page and metadata, or those of a record that does not exist. */
export const recordRoute = <Found,>(
  find: (id: string) => Later<Found | null>,
  metadata: (found: Found) => Metadata,
  show: (found: Found, id: string) => Later<ReactNode>,
) => ({
  /** Rendered at the first request and cached like the other pages of the layout. */
  generateStaticParams: (): { id: string }[] => [],
  generateMetadata: async ({ params }: RecordProps) => {
    const found = await find((await params).id)
    return found === null ? missingMetadata : metadata(found)
  },
  page: async ({ params }: RecordProps) => {
    const { id } = await params
    const found = await find(id)
    return found === null ? <MissingRecord id={id} /> : show(found, id)
  },
})

type QueryProps = { searchParams: Promise<SearchParams> }

/** The exports of a route that answers its query. */
export const queryRoute = <Data,>(
  load: (params: SearchParams) => Later<Data>,
  metadata: (data: Data) => Metadata,
  show: (data: Data) => Later<ReactNode>,
) => ({
  generateMetadata: async ({ searchParams }: QueryProps) => metadata(await load(await searchParams)),
  page: async ({ searchParams }: QueryProps) => show(await load(await searchParams)),
})
