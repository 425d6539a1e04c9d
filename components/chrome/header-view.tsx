import { Menu as MenuIcon, Phone, X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { Branch } from '@/lib/api/branches'
import type { NavItem } from '@/lib/routing/navigation'
import { hotlineHref, site } from '@/lib/site'
import { Brand } from './brand'
import styles from './header.module.css'
import { ImmigrationSearch } from './immigration-search'
import { MainNav } from './main-nav'
import { HeaderShell } from './menu-context'
import { NavPanel } from './nav-panel'
import { SearchBox } from './search-box'
import { type Codes, PanelLinks, TopStrip } from './top-strip'

/** Study navigation; immigration navigation with its search; study navigation with the social codes. */
export type HeaderVariant = 'default' | 'immigration' | 'special'

export type HeaderViewProps = { variant: HeaderVariant; items: NavItem[]; branches: Branch[]; codes: Codes }

const panelId = 'site-menu'

/** The header as it is drawn (specification §2 Header); `SiteHeader` brings the data. */
export function HeaderView({ variant, items, branches, codes }: HeaderViewProps) {
  const immigration = variant === 'immigration'
  const social = variant === 'special' ? codes : null
  const brand = <Brand note={immigration ? '移民与身份规划' : '留学与身份规划'} />
  return (
    <>
      <a href="#main" className={styles.skip}>
        跳到正文
      </a>
      <HeaderShell className={styles.header} matches={items.map((item) => item.matches)}>
        <TopStrip branches={branches} codes={social} />
        <div className={styles.row}>
          <div className={styles.brand}>{brand}</div>
          <a href={hotlineHref} className={styles.hotline}>
            <Icon of={Phone} className={styles.phone} strokeWidth={1.5} />
            <span>
              <span className={styles.hotlineLabel}>咨询热线</span>
              <span className={styles.number}>{site.hotline}</span>
            </span>
          </a>
          <button type="button" className={styles.toggle} popoverTarget={panelId}>
            <Icon of={MenuIcon} strokeWidth={1.75} />
            菜单
          </button>
          <div className={styles.search}>{immigration ? <ImmigrationSearch /> : <SearchBox />}</div>
        </div>
        <NavPanel id={panelId} className={immigration ? styles.panelInverse : styles.panel}>
          <div className={styles.panelHead}>
            {brand}
            <button
              type="button"
              className={styles.toggle}
              popoverTarget={panelId}
              popoverTargetAction="hide"
            >
              <Icon of={X} strokeWidth={1.75} />
              关闭
            </button>
          </div>
          <div className={styles.navRow}>
            <MainNav items={items} inverse={immigration} />
          </div>
          <PanelLinks branches={branches} codes={social} />
        </NavPanel>
      </HeaderShell>
    </>
  )
}
