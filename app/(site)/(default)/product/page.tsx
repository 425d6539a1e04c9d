import type { Metadata } from 'next'
import { loadStudyProducts } from '@/components/features/products/load-products'
import { productListMetadata } from '@/components/features/products/metadata'
import { ProductIndex } from '@/components/features/products/product-index'
import type { SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state } = await loadStudyProducts(await searchParams)
  return productListMetadata(state)
}

export default async function ProductsPage({ searchParams }: Props) {
  return <ProductIndex {...(await loadStudyProducts(await searchParams))} />
}
