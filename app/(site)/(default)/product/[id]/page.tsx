import { relatedTo } from '@/components/features/products/load-product-page'
import { productMetadata } from '@/components/features/products/metadata'
import { ProductPage } from '@/components/features/products/product-page'
import { recordRoute } from '@/components/site/routes'
import { getProduct } from '@/lib/api/products'
import { sendOnForGood } from '@/lib/routing/send-on'

const { generateMetadata, generateStaticParams, page } = recordRoute(
  getProduct,
  productMetadata,
  async (product) => {
    // Ids are unique across both kinds, and a product of the other kind has a page of its own.
    if (product.kind !== 'study') sendOnForGood(product.href)
    return <ProductPage product={product} related={await relatedTo(product)} />
  },
)

export { generateMetadata, generateStaticParams, page as default }
