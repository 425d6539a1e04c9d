import { AdvisorPage, loadAdvisorPage } from '@/components/features/people/advisor-page'
import { advisorMetadata } from '@/components/features/people/person-metadata'
import { recordRoute } from '@/components/site/routes'
import { getAdvisor } from '@/lib/api/advisors'

const { generateMetadata, generateStaticParams, page } = recordRoute(
  getAdvisor,
  advisorMetadata,
  async (advisor) => <AdvisorPage advisor={advisor} {...(await loadAdvisorPage(advisor))} />,
)

export { generateMetadata, generateStaticParams, page as default }
