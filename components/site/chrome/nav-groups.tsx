import { ConsultButton } from '@/components/site/widget/consult-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { NavEntry, NavGroup, NavItem } from '@/lib/routing/navigation'
import styles from './main-nav.module.css'

/** The entries under one item of the main navigation. */
export function NavGroups({ item }: { item: NavItem }) {
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
