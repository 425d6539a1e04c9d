import { notFound, permanentRedirect } from 'next/navigation'
import { relatedTo } from '@/components/products/load-product-page'
import { metadataOfProductPage } from '@/components/products/metadata'
import { ProductPage } from '@/components/products/product-page'
import { getProduct } from '@/lib/api/products'

type Props = { params: Promise<{ id: string }> }

/** Products are rendered when first asked for and kept like the other pages of their layout. */
export function generateStaticParams() {
  return []
}

export { metadataOfProductPage as generateMetadata }

export default async function StudyProductPage({ params }: Props) {
  const product = await getProduct((await params).id)
  if (product === null) notFound()
  // Both kinds share their ids, and the other kind has a page of its own.
  if (product.kind !== 'study') permanentRedirect(product.href)
  return <ProductPage product={product} related={await relatedTo(product)} />
}
