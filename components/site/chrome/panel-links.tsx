import { Link } from '@/components/ui/link'
import type { BranchLink } from '@/lib/api/branches'
import { aboutLinks } from './about-links'
import styles from './top-strip.module.css'

/** A channel by its name and address. */
type ChannelLink = { name: string; href: string }

/**
 * The top line at the end of the narrow panel. A channel is a link there, because a phone cannot scan its own screen.
 */
export function PanelLinks({
  branches,
  channels,
}: {
  branches: readonly BranchLink[]
  channels: readonly ChannelLink[]
}) {
  return (
    <div className={`${styles.block} nav:hidden`}>
      <nav
        aria-label="公司信息"
        className={`${styles.blockLinks} max-nav:grid max-nav:mx-[calc(var(--spacing)*-3)]`}
      >
        {aboutLinks.map(({ label, href, lang }) => (
          <Link
            key={href}
            href={href}
            className={`${styles.link} inline-flex items-center no-underline whitespace-nowrap px-[var(--menu-inline,calc(var(--spacing)*3))] text-inherit`}
          >
            <span lang={lang}>{label}</span>
          </Link>
        ))}
        {channels.map(({ name, href }) => (
          <Link
            key={name}
            href={href}
            className={`${styles.link} inline-flex items-center no-underline whitespace-nowrap px-[var(--menu-inline,calc(var(--spacing)*3))] text-inherit`}
          >
            {name}
          </Link>
        ))}
      </nav>
      {branches.length > 0 && (
        <nav aria-label="分公司" className={`${styles.blockBranches} max-nav:pt-4`}>
          <BranchLists branches={branches} />
        </nav>
      )}
    </div>
  )
}

/** The cities of the branches, mainland cities first. */
export function BranchLists({ branches }: { branches: readonly BranchLink[] }) {
  const groups = [
    { title: '国内城市', list: branches.filter((branch) => !branch.overseas) },
    { title: '境外', list: branches.filter((branch) => branch.overseas) },
  ].filter((group) => group.list.length > 0)
  return groups.map(({ title, list }) => (
    <div key={title}>
      <p className="text-xs text-muted pb-1 px-3">{title}</p>
      <ul className={`${styles.cities} grid`}>
        {list.map((branch) => (
          <li key={branch.code}>
            <Link href={branch.href}>{branch.city}</Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
