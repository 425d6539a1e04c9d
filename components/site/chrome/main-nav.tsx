import type { NavItem } from '@/lib/routing/navigation'
import { immigrationNewsId } from '@/lib/site'
import styles from './main-nav.module.css'
import { Menu } from './menu'
import { NavGroups } from './nav-groups'
import { NavLink } from './nav-link'
import { ScrollLink } from './scroll-link'

type MainNavProps = { items: NavItem[]; inverse?: boolean }

/** The main navigation. Positions count from 1 in the order of `items`, like the route parameter `index`. */
export function MainNav({ items, inverse = false }: MainNavProps) {
  return (
    <nav aria-label="主导航" className={styles.nav} data-inverse={inverse || undefined}>
      <ul className="flex max-nav:flex-col nav:flex-wrap nav:justify-between nav:-mx-(--menu-inline)">
        {items.map((item, at) => (
          <li key={item.label} className={`${styles.item} max-nav:border-b max-nav:border-b-line`}>
            <Item item={item} position={at + 1} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ItemProps = { item: NavItem; position: number }

function Item({ item, position }: ItemProps) {
  if (item.groups.length === 0) return <ItemLink item={item} position={position} />
  const ownLink = item.action?.kind === 'link'
  return (
    <Menu
      id={`menu-${position}`}
      position={position}
      label={ownLink ? null : item.label}
      {...(ownLink && {
        buttonLabel: `展开${item.label}的子项`,
        lead: <ItemLink item={item} position={position} />,
      })}
    >
      <div className="max-nav:pt-2 max-nav:pb-4 max-nav:px-[calc(var(--spacing-gutter)-3*var(--spacing))] max-nav:bg-paper-deep nav:flex nav:text-base nav:font-normal">
        <NavGroups item={item} />
      </div>
    </Menu>
  )
}

function ItemLink({ item: { label, action, matches }, position }: { item: NavItem; position: number }) {
  if (action?.kind === 'link') {
    return (
      <NavLink
        href={action.href}
        canonical={matches[0] ?? action.href}
        position={position}
        className={`${styles.link} inline-flex items-center no-underline whitespace-nowrap min-h-(--menu-height) text-inherit max-nav:flex max-nav:flex-1 px-(--menu-inline)`}
      >
        {label}
      </NavLink>
    )
  }
  if (action?.kind === 'scroll') {
    return (
      <ScrollLink
        href={action.href}
        top={action.top}
        onTo={immigrationNewsId}
        position={position}
        className={`${styles.link} inline-flex items-center no-underline whitespace-nowrap min-h-(--menu-height) text-inherit max-nav:flex max-nav:flex-1 px-(--menu-inline)`}
      >
        {label}
      </ScrollLink>
    )
  }
  return null
}
