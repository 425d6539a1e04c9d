import { ImmigrationNews } from '@/components/features/immigration/immigration-news'
import { ImmigrationIndex } from '@/components/features/products/immigration-index'
import { loadImmigrationProducts } from '@/components/features/products/load-products'
import { immigrationListMetadata } from '@/components/features/products/metadata'
import { queryRoute } from '@/components/site/routes'

const { generateMetadata, page } = queryRoute(
  loadImmigrationProducts,
  ({ state }) => immigrationListMetadata(state),
  (data) => (
    <>
      <ImmigrationIndex {...data} />
      <ImmigrationNews />
    </>
  ),
)

export { generateMetadata, page as default }
