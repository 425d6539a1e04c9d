import { CompanyPage, loadCompanyPage } from '@/components/features/company/company-page'
import { companyMetadata } from '@/components/features/company/metadata'
import { recordRoute } from '@/components/site/routes'
import { getBranch, listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'

const { generateMetadata, page } = recordRoute(getBranch, companyMetadata, async (branch) => (
  <CompanyPage branch={branch} {...(await loadCompanyPage(branch))} />
))

export { generateMetadata, page as default }

/**
 * Renders every branch in the build. Without a list, which another host may not provide, a page is rendered at its
 * first request.
 */
export async function generateStaticParams() {
  const branches = await orEmpty(listBranches())
  return branches.map(({ code }) => ({ id: code }))
}
