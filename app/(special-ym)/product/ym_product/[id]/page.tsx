import { ImmigrationNews } from '@/components/features/immigration/immigration-news'
import { ImmigrationPage } from '@/components/features/products/immigration-page'
import { existingProgrammePage, relatedTo } from '@/components/features/products/load-product-page'
import { productMetadata } from '@/components/features/products/metadata'
import { recordRoute } from '@/components/site/routes'
import { getProduct } from '@/lib/api/products'
import { sendOnForGood } from '@/lib/routing/send-on'

const { generateMetadata, generateStaticParams, page } = recordRoute(
  getProduct,
  productMetadata,
  async (product) => {
    // Ids are unique across both kinds, and a product of the other kind has a page of its own.
    if (product.kind !== 'immigration') sendOnForGood(product.href)
    const [programmeHref, related] = await Promise.all([existingProgrammePage(product), relatedTo(product)])
    return (
      <>
        <ImmigrationPage product={product} programmeHref={programmeHref} related={related} />
        <ImmigrationNews country={product.country} programme={product.id} />
      </>
    )
  },
)

export { generateMetadata, generateStaticParams, page as default }
