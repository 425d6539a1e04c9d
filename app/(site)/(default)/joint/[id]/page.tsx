import { JointPage } from '@/components/features/guides/guide-page'
import { recordRoute } from '@/components/site/routes'
import {
  findJointUniversity,
  jointPath,
  jointSummary,
  jointUniversities,
} from '@/lib/facts/guides/joint-universities'
import { pageMetadata } from '@/lib/seo/metadata'

const { generateMetadata, page } = recordRoute(
  findJointUniversity,
  (university) =>
    pageMetadata({
      title: `${university.name}：学费、文凭、认证`,
      description: jointSummary(university),
      path: jointPath(university.id),
    }),
  (university) => <JointPage university={university} />,
)

export const generateStaticParams = () => jointUniversities.map(({ id }) => ({ id }))

export { generateMetadata, page as default }
