import { relatedTo } from '@/components/features/products/load-product-page'
import { metadataOfProductPage } from '@/components/features/products/metadata'
import { ProductPage } from '@/components/features/products/product-page'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getProduct } from '@/lib/api/products'
import { sendOnForGood } from '@/lib/routing/send-on'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export { metadataOfProductPage as generateMetadata }

export default async function StudyProductPage({ params }: Props) {
  const product = await getProduct((await params).id)
  if (product === null) return <MissingRecord id={(await params).id} />
  // Ids are unique across both kinds, and a product of the other kind has a page of its own.
  if (product.kind !== 'study') sendOnForGood(product.href)
  return <ProductPage product={product} related={await relatedTo(product)} />
}
