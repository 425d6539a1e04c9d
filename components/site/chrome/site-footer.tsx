import { env } from '@/lib/core/env'
import { sisterSites } from '@/lib/routing/navigation'
import { contactCodes } from './contact-codes'
import { filings } from './filing'
import styles from './footer.module.css'
import { CompactFooterView, type CompanyFacts, LegalFooterView } from './footer-view'
import { KeptFooter } from './kept-parts'

/** The footer of a layout. */
export function SiteFooter() {
  const { wechat, mobile } = contactCodes(env())
  return (
    <KeptFooter
      className={`${styles.footer} no-print`}
      company={companyFacts()}
      codes={[wechat, mobile]}
      origins={sisterSites(env())}
    />
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
