import { env } from '@/lib/core/env'
import { sisterSites } from '@/lib/routing/navigation'
import { companyFacts } from './company-facts'
import { contactCodes } from './contact-codes'
import styles from './footer-frame.module.css'
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
