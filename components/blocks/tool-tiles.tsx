import { CardLink } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import styles from './tool-tiles.module.css'

export type Tool = {
  title: string
  href: string
  icon: IconName
  /** What the reader puts in and gets out, a few words each. */
  give: string
  get: string
}

/** Tools to use at once, each with what goes in and what comes out. */
export function ToolTiles({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className={styles.tiles}>
      {tools.map(({ title, href, icon, give, get }) => (
        <li key={href} className={styles.tile}>
          <Icon of={icon} className={styles.icon} strokeWidth={1.5} size={26} />
          <h3 className={styles.title}>
            <CardLink href={href}>{title}</CardLink>
          </h3>
          <dl className={styles.trade}>
            <dt>填</dt>
            <dd>{give}</dd>
            <dt>得</dt>
            <dd>{get}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
