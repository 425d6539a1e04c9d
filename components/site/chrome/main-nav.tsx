import type { MouseEvent, ReactNode } from 'react'
import { ConsultButton } from '@/components/site/widget/consult-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { NavEntry, NavGroup, NavItem } from '@/lib/routing/navigation'
import { immigrationNewsId } from '@/lib/site'
import styles from './main-nav.module.css'
import { Menu } from './menu'
import { useHeader } from './menu-context'

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

/** The entries under one item of the main navigation. */
function NavGroups({ item }: { item: NavItem }) {
  return item.groups.map((group) => <Group key={group.title ?? item.label} group={group} />)
}

function Group({ group }: { group: NavGroup }) {
  return (
    <div className="nav:min-w-52 nav:p-3 nav:not-first:border-l nav:not-first:border-l-line max-nav:not-first:mt-3">
      {group.title !== null && (
        <p className="px-3 pb-2 text-muted text-xs leading-normal max-nav:pt-2">{group.title}</p>
      )}
      <ul
        className={`${styles.entries} nav:data-notes:min-w-68 max-nav:grid max-nav:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]`}
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
        <Icon
          of="message-square-text"
          className="flex-none w-4 h-4 text-muted max-nav:me-auto"
          strokeWidth={1.5}
        />
      </ConsultButton>
    )
  }
  return (
    <Link href={entry.href} className={styles.entry}>
      <span>{entry.label}</span>
      {entry.note !== undefined && (
        <span className="text-muted text-xs max-nav:hidden" lang="en">
          {entry.note}
        </span>
      )}
    </Link>
  )
}

type NavLinkProps = {
  href: string
  /** The page that `href` shows, without query; equal for an alias and its page. */
  canonical: string
  /** Position in the main navigation, from 1. */
  position: number
  className?: string | undefined
  children: ReactNode
}

/** A link of the main navigation. It is marked when the current page is its own (`page`) or belongs to it (`true`). */
function NavLink({ href, canonical, position, className, children }: NavLinkProps) {
  const { activePosition, path } = useHeader()
  const current = activePosition !== position ? undefined : canonical === path ? 'page' : 'true'
  const shared = {
    className,
    'aria-current': current,
    'data-position': position,
    // The inline script marks the item of the parameter `index` before hydration.
    suppressHydrationWarning: true,
  } as const
  return (
    <Link href={href} {...shared}>
      {children}
    </Link>
  )
}

type ScrollLinkProps = {
  href: string
  top: number
  /** Id of the section that it announces. The page scrolls on to that section if it is not visible by then. */
  onTo: string
  /** Position in the main navigation, from 1. */
  position: number
  className?: string | undefined
  children: ReactNode
}

/**
 * Scrolls this page down to `top` CSS pixels, then on to the section `onTo`. Without scripts, or with a modifier key,
 * it works as an ordinary link.
 */
function ScrollLink({ href, top, onTo, position, className, children }: ScrollLinkProps) {
  const { activePosition } = useHeader()
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./scroll-on').then(
      ({ scrollOn }) => scrollOn(top, onTo),
      () => document.getElementById(onTo)?.scrollIntoView(),
    )
  }
  return (
    <a
      href={href}
      className={className}
      data-position={position}
      aria-current={activePosition === position ? 'true' : undefined}
      suppressHydrationWarning
      onClick={onClick}
    >
      {children}
    </a>
  )
}
