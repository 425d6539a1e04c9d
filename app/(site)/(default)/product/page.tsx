import { loadStudyProducts } from '@/components/features/products/load-products'
import { productListMetadata } from '@/components/features/products/metadata'
import { ProductIndex } from '@/components/features/products/product-index'
import { queryRoute } from '@/components/site/routes'

const { generateMetadata, page } = queryRoute(
  loadStudyProducts,
  ({ state }) => productListMetadata(state),
  ProductIndex,
)

export { generateMetadata, page as default }
