import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'
import { companyFacts } from './company-facts'
import { CompanyLines, LegalLines } from './company-lines'
import styles from './footer-frame.module.css'

/** The footer of layouts with a short one: contact, company and legal lines. */
export function CompactFooter({ company = companyFacts() }) {
  return (
    <footer className={`${styles.footer} small no-print`}>
      <div className={`${styles.compact} stack gap-1 centered in-middle`}>
        <p>
          咨询热线{' '}
          <a href={hotlineHref} className={`${styles.compactNumber} inline-row large strong figures target`}>
            {site.hotline}
          </a>
        </p>
        <CompanyLines company={company} />
        <p>
          <Link href={paths.privacy} className={`${styles.link} inline-row plain target`}>
            隐私保护协议
          </Link>
        </p>
        <LegalLines company={company} />
      </div>
    </footer>
  )
}

/** Only the legal lines, for pages without header and footer. */
export function LegalFooter({ company = companyFacts() }) {
  return (
    <footer className={`${styles.footer} small no-print`}>
      <div className={`${styles.compact} stack gap-1 centered in-middle`}>
        <LegalLines company={company} />
      </div>
    </footer>
  )
}
