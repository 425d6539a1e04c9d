import { notFound, permanentRedirect } from 'next/navigation'
import { ImmigrationPage } from '@/components/products/immigration-page'
import { existingProgrammePage, relatedTo } from '@/components/products/load-product-page'
import { metadataOfProductPage } from '@/components/products/metadata'
import { getProduct } from '@/lib/api/products'

type Props = { params: Promise<{ id: string }> }

/** Programmes are rendered when first asked for and kept like the other pages of their layout. */
export function generateStaticParams() {
  return []
}

export { metadataOfProductPage as generateMetadata }

export default async function ImmigrationProductPage({ params }: Props) {
  const product = await getProduct((await params).id)
  if (product === null) notFound()
  // Both kinds share their ids, and the other kind has a page of its own.
  if (product.kind !== 'immigration') permanentRedirect(product.href)
  const [programmeHref, related] = await Promise.all([existingProgrammePage(product), relatedTo(product)])
  return <ImmigrationPage product={product} programmeHref={programmeHref} related={related} />
}
