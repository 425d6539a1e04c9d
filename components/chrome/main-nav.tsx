import { MessageSquareText } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { ConsultButton } from '@/components/widget/consult-button'
import { resolveAlias } from '@/lib/routing/aliases'
import type { NavEntry, NavGroup, NavItem } from '@/lib/routing/navigation'
import { ChromeLink } from './chrome-link'
import styles from './main-nav.module.css'
import { Menu } from './menu'
import { NavLink } from './nav-link'
import { ScrollLink } from './scroll-link'

/** The main navigation. Positions count from 1 in the order of `items`, as the route parameter `index` does. */
export function MainNav({ items, inverse = false }: { items: NavItem[]; inverse?: boolean }) {
  return (
    <nav aria-label="主导航" className={styles.nav} data-inverse={inverse || undefined}>
      <ul className={styles.list}>
        {items.map((item, at) => (
          <li key={item.label} className={styles.item}>
            <Item item={item} position={at + 1} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Item({ item, position }: { item: NavItem; position: number }) {
  if (item.groups.length === 0) return <ItemLink item={item} position={position} />
  const ownLink = item.action?.kind === 'link'
  return (
    <Menu
      position={position}
      label={ownLink ? null : item.label}
      {...(ownLink && {
        buttonLabel: `展开${item.label}的子项`,
        lead: <ItemLink item={item} position={position} />,
      })}
    >
      <div className={styles.groups}>
        {item.groups.map((group) => (
          <Group key={group.title ?? item.label} group={group} />
        ))}
      </div>
    </Menu>
  )
}

function ItemLink({ item: { label, action }, position }: { item: NavItem; position: number }) {
  if (action?.kind === 'link') {
    const canonical = resolveAlias(action.href.split('?')[0] ?? action.href)
    return (
      <NavLink href={action.href} canonical={canonical} position={position} className={styles.link}>
        {label}
      </NavLink>
    )
  }
  if (action?.kind === 'scroll') {
    return (
      <ScrollLink href={action.href} top={action.top} className={styles.link}>
        {label}
      </ScrollLink>
    )
  }
  return null
}

function Group({ group }: { group: NavGroup }) {
  return (
    <div className={styles.group}>
      {group.title !== null && <p className={styles.title}>{group.title}</p>}
      <ul
        className={styles.entries}
        data-notes={group.entries.some((entry) => entry.note !== undefined) || undefined}
      >
        {group.entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry }: { entry: NavEntry }) {
  if (entry.kind === 'consult') {
    return (
      <ConsultButton topic={entry.topic} className={styles.entry}>
        <span>{entry.label}</span>
        <Icon of={MessageSquareText} className={styles.icon} strokeWidth={1.5} />
      </ConsultButton>
    )
  }
  return (
    <ChromeLink href={entry.href} className={styles.entry}>
      <span>{entry.label}</span>
      {entry.note !== undefined && (
        <span className={styles.note} lang="en">
          {entry.note}
        </span>
      )}
    </ChromeLink>
  )
}
