import { Link } from '@/components/ui/link'
import { site } from '@/lib/site'
import styles from './brand.module.css'

/** The mark (horizon and meridian of a globe) and the name, with a link to the home page. */
export function Brand({ note }: { note: string }) {
  return (
    <Link href="/" className={`${styles.brand} press gap-3 no-underline text-ink-900`}>
      <BrandMark />
      <span className="leading-tight grid">
        <span className={`${styles.name} whitespace-nowrap text-[1.5rem]`}>{site.brand}</span>
        <span className={`${styles.note} text-muted text-xs whitespace-nowrap max-nav:hidden`}>{note}</span>
      </span>
    </Link>
  )
}

/** The mark without the name; decorative, because the name is beside it. */
export function BrandMark() {
  return (
    <svg className={`${styles.mark} flex-none w-11 h-11`} viewBox="0 0 48 48" aria-hidden="true">
      <rect className={styles.ground} width="48" height="48" rx="6" />
      <g fill="none" className={styles.line} strokeWidth="2">
        <circle cx="24" cy="24" r="14" />
        <path d="M24 10c-5.6 3.6-8.4 8.3-8.4 14s2.8 10.4 8.4 14c5.6-3.6 8.4-8.3 8.4-14S29.6 13.6 24 10Z" />
        <path d="M6 29.5c5.5-3 11.5-4.5 18-4.5s12.5 1.5 18 4.5" />
      </g>
    </svg>
  )
}
