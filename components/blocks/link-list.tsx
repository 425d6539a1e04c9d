import { Flag } from '@/components/ui/flag'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

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
  /** Two or three columns on wide screens, whichever has the fuller last row. */
  isWide?: boolean
}

/** Links to further pages, one below the other, tall enough for a thumb. */
export function LinkList({ items, label, isWide = false }: LinkListProps) {
  return (
    <nav aria-label={label}>
      <ul
        className={`${isWide ? `lg:grid lg:gap-x-8 ${items.length % 2 === 0 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'} ` : ''}border-t border-line`}
      >
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className="group flex items-center gap-3 no-underline min-h-target h-full border-b border-line py-2 text-body hover:text-heading"
            >
              {item.flag !== undefined && <Flag code={item.flag} width={21} />}
              <span className="group-hover:underline flex-1 leading-normal">{item.label}</span>
              {item.note !== undefined && (
                <span className="text-muted text-quiet tabular-nums">{item.note}</span>
              )}
              <Icon
                of="chevron-right"
                size={16}
                strokeWidth={1.75}
                className="flex-none text-line-strong [transition:transform_var(--motion)] group-hover:[transform:translateX(3px)]"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
