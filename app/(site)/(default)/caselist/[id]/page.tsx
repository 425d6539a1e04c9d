import { CasePage, loadCasePage } from '@/components/features/cases/case-page'
import { caseMetadata } from '@/components/features/cases/metadata'
import { recordRoute } from '@/components/site/routes'
import { getCase } from '@/lib/api/cases'

const { generateMetadata, generateStaticParams, page } = recordRoute(getCase, caseMetadata, async (study) => (
  <CasePage study={study} {...(await loadCasePage(study))} />
))

export { generateMetadata, generateStaticParams, page as default }
