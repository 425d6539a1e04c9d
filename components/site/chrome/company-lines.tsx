import { Link } from '@/components/ui/link'
import { site } from '@/lib/site'
import type { Filing } from './filing'
import styles from './footer-frame.module.css'

/** Facts that only the company knows. Those that are not configured are left out. */
export type CompanyFacts = {
  name?: string
  address?: string
  filings: Filing[]
  year: number
}

/** Name and address of the company. */
export function CompanyLines({ company: { name, address } }: { company: CompanyFacts }) {
  if (name === undefined && address === undefined) return null
  return (
    <address className="leading-relaxed not-italic">
      {name !== undefined && <p>{name}</p>}
      {address !== undefined && <p>地址：{address}</p>}
    </address>
  )
}

/** The lines that the law requires at the end of every page. */
export function LegalLines({ company: { name, filings, year } }: { company: CompanyFacts }) {
  return (
    <div className={`${styles.legal} grid gap-x-4 gap-y-1 lg:flex lg:flex-wrap`}>
      <p className="text-on-ink">{site.ageNotice}</p>
      <p>{site.ageRemark}</p>
      <p className={`${styles.records} flex flex-wrap items-center gap-x-6`}>
        <span>
          © {year} {name ?? site.brand}
        </span>
        {filings.map(({ number, href }) => (
          <Link key={href} href={href} className={styles.link}>
            {number}
          </Link>
        ))}
      </p>
    </div>
  )
}
