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

type LinkListProps = {
  items: readonly LinkItem[]
  label: string
  /** Three columns on wide screens, for a list across the whole page. */
  isWide?: boolean
}

/** Links to further pages, one below the other, tall enough for a thumb. */
export function LinkList({ items, label, isWide = false }: LinkListProps) {
  return (
    <nav aria-label={label}>
      <ul className={`${isWide ? 'lg:grid lg:grid-cols-3 lg:gap-x-8 ' : ''}border-t border-line`}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={`${styles.link} group flex items-center gap-3 no-underline min-h-target border-b border-line py-2 text-body`}
            >
              {item.flag !== undefined && <Flag code={item.flag} width={21} />}
              <span className="group-hover:underline flex-1 leading-normal">{item.label}</span>
              {item.note !== undefined && (
                <span className="text-muted text-quiet tabular-nums">{item.note}</span>
              )}
              <Icon of="chevron-right" size={16} strokeWidth={1.75} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
