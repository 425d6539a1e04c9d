import { Flag } from '@/components/ui/flag'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import styles from './link-list.module.css'

export type LinkItem = {
  label: string
  href: string
  /** A count or a word on the right. */
  note?: string
  /** Country code of a flag before the label. */
  flag?: string
}

/** Links to further pages, one below the other, tall enough for a thumb. */
export function LinkList({ items, label }: { items: readonly LinkItem[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="line-above">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={`${styles.link} row-link flex middle gap-3 plain target line-below pad-2 text`}
            >
              {item.flag !== undefined && <Flag code={item.flag} width={21} />}
              <span className="row-name grow close">{item.label}</span>
              {item.note !== undefined && <span className="muted quiet figures">{item.note}</span>}
              <Icon of="chevron-right" size={16} strokeWidth={1.75} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
