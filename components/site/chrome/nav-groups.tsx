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
    <div className={styles.group}>
      {group.title !== null && (
        <p className={`${styles.title} text-muted text-xs leading-normal`}>{group.title}</p>
      )}
      <ul
        className={`${styles.entries} max-nav:grid`}
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
          className={`${styles.icon} flex-none w-4 h-4 text-muted`}
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
