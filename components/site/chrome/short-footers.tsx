import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'
import { companyFacts } from './company-facts'
import { CompanyLines, LegalLines } from './company-lines'
import styles from './footer-frame.module.css'

/** The footer of layouts with a short one: contact, company and legal lines. */
export function CompactFooter({ company = companyFacts() }) {
  return (
    <footer
      className={`${styles.footer} text-sm print:hidden! border-t border-t-ink-800 bg-ink-950 text-on-ink-muted`}
    >
      <div
        className={`${styles.compact} grid gap-1 text-center mx-auto justify-items-center max-w-page py-8 px-gutter`}
      >
        <p>
          咨询热线{' '}
          <a href={hotlineHref} className="press text-lg font-semibold tabular-nums text-white">
            {site.hotline}
          </a>
        </p>
        <CompanyLines company={company} />
        <p>
          <Link href={paths.privacy} className={styles.link}>
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
    <footer
      className={`${styles.footer} text-sm print:hidden! border-t border-t-ink-800 bg-ink-950 text-on-ink-muted`}
    >
      <div
        className={`${styles.compact} grid gap-1 text-center mx-auto justify-items-center max-w-page py-8 px-gutter`}
      >
        <LegalLines company={company} />
      </div>
    </footer>
  )
}
