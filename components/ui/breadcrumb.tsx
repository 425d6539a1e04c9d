import { Link } from '@/components/ui/link'
import styles from './breadcrumb.module.css'

export type Crumb = { label: string; href?: string }

/** The path from the home page to this page. The last item is the page itself and needs no address. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="面包屑">
      <ol className={`${styles.list} flex flex-wrap text-muted text-sm`}>
        {items.map((item, index) => (
          <li key={item.label} className={`${styles.item} inline-flex items-center`}>
            {item.href === undefined || index === items.length - 1 ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
