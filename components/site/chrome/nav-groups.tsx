import { Icon } from '@/components/ui/icon'
import {
  immigrationNavigation,
  type NavEntry,
  type NavGroup,
  type NavOrigins,
  studyNavigation,
} from '@/lib/routing/navigation'
import { hotlineHref } from '@/lib/site'
import styles from './main-nav.module.css'

export type NavGroupsProps = {
  isImmigration: boolean
  origins: NavOrigins
  /** 1-based place of the item in the main navigation. */
  position: number
}

/** The entries under one item of the main navigation, as plain links: `Kept` makes them work. */
export function NavGroups({ isImmigration, origins, position }: NavGroupsProps) {
  const items = isImmigration ? immigrationNavigation() : studyNavigation(origins)
  const item = items[position - 1]
  return item?.groups.map((group) => <Group key={group.title ?? item.label} group={group} />)
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
      <a href={hotlineHref} className={styles.entry} data-consult={entry.topic} aria-haspopup="dialog">
        <span>{entry.label}</span>
        <Icon of="message-square-text" className={styles.icon} strokeWidth={1.5} />
      </a>
    )
  }
  return (
    <a href={entry.href} className={styles.entry}>
      <span>{entry.label}</span>
      {entry.note !== undefined && (
        <span className={styles.note} lang="en">
          {entry.note}
        </span>
      )}
    </a>
  )
}
