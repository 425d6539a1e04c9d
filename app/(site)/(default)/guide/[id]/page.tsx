import { GuidePage } from '@/components/features/guides/guide-page'
import { recordRoute } from '@/components/site/routes'
import { guides } from '@/lib/collections/kinds/guide'
import { guidePath } from '@/lib/facts/guides/guide'
import { pageMetadata } from '@/lib/seo/metadata'

const { generateMetadata, page } = recordRoute(
  guides.find,
  ({ title, description, slug }) => pageMetadata({ title, description, path: guidePath(slug) }),
  (guide) => <GuidePage guide={guide} />,
)

export { generateMetadata, page as default }

export const generateStaticParams = () => guides.list().map(({ slug }) => ({ id: slug }))
