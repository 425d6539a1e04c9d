import { listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { listLinks } from '@/lib/api/links'
import { env } from '@/lib/env'
import { contactCodes } from './contact-codes'
import { filings } from './filing'
import { CompactFooterView, type CompanyFacts, FooterView, LegalFooterView } from './footer-view'

/** The footer of a layout. A list that cannot be read is left out (specification §7 Lists). */
export async function SiteFooter() {
  const [branches, friends] = await Promise.all([orEmpty(listBranches()), orEmpty(listLinks())])
  const { wechat, mobile } = contactCodes(env())
  return (
    <FooterView company={companyFacts()} branches={branches} friends={friends} codes={[wechat, mobile]} />
  )
}

/** The footer of narrow layouts. */
export function CompactFooter() {
  return <CompactFooterView company={companyFacts()} />
}

function companyFacts(): CompanyFacts {
  const values = env()
  return {
    name: values.COMPANY_NAME,
    address: values.COMPANY_ADDRESS,
    filings: filings(values),
    year: new Date().getFullYear(),
  }
}

/** The legal lines alone. */
export function LegalFooter() {
  return <LegalFooterView company={companyFacts()} />
}
