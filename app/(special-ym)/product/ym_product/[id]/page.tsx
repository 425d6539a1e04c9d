import { ImmigrationNews } from '@/components/features/immigration/immigration-news'
import { ImmigrationPage } from '@/components/features/products/immigration-page'
import { existingProgrammePage, relatedTo } from '@/components/features/products/load-product-page'
import { metadataOfProductPage } from '@/components/features/products/metadata'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getProduct } from '@/lib/api/products'
import { sendOnForGood } from '@/lib/routing/send-on'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export { metadataOfProductPage as generateMetadata }

export default async function ImmigrationProductPage({ params }: Props) {
  const product = await getProduct((await params).id)
  if (product === null) return <MissingRecord id={(await params).id} />
  // Ids are unique across both kinds, and a product of the other kind has a page of its own.
  if (product.kind !== 'immigration') sendOnForGood(product.href)
  const [programmeHref, related] = await Promise.all([existingProgrammePage(product), relatedTo(product)])
  return (
    <>
      <ImmigrationPage product={product} programmeHref={programmeHref} related={related} />
      <ImmigrationNews country={product.country} programme={product.id} />
    </>
  )
}
