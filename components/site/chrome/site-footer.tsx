import { listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { listLinks } from '@/lib/api/links'
import { menuCountries } from '@/lib/collections/kinds/country'
import { env } from '@/lib/core/env'
import { sisterSites } from '@/lib/routing/navigation'
import { companyFacts } from './company-facts'
import { contactCodes } from './contact-codes'
import { Footer } from './footer'

/** Loads the data of the footer. A list that cannot be read is left out. */
export async function SiteFooter() {
  const { wechat, weibo, mobile } = contactCodes(env())
  const [branches, friends] = await Promise.all([orEmpty(listBranches()), orEmpty(listLinks())])
  return (
    <Footer
      company={companyFacts()}
      countries={menuCountries()}
      branches={branches}
      friends={friends}
      codes={[wechat, weibo, mobile]}
      origins={sisterSites(env())}
    />
  )
}
