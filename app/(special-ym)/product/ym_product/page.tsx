import type { Metadata } from 'next'
import { ImmigrationNews } from '@/components/features/immigration/immigration-news'
import { ImmigrationIndex } from '@/components/features/products/immigration-index'
import { loadImmigrationProducts } from '@/components/features/products/load-products'
import { immigrationListMetadata } from '@/components/features/products/metadata'
import type { SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state } = await loadImmigrationProducts(await searchParams)
  return immigrationListMetadata(state)
}

export default async function ImmigrationProductsPage({ searchParams }: Props) {
  return (
    <>
      <ImmigrationIndex {...(await loadImmigrationProducts(await searchParams))} />
      <ImmigrationNews />
    </>
  )
}
