import { Icon } from '@/components/ui/icon'
import { positionOfIndex, positionOfPath } from '@/lib/routing/active-item'
import { immigrationNavigation, type NavOrigins, studyNavigation } from '@/lib/routing/navigation'
import { hotlineHref, site } from '@/lib/site'
import { Brand } from './brand'
import styles from './header.module.css'
import { ImmigrationSearch } from './immigration-search'
import { KeptPanelLinks } from './kept-parts'
import { MainNav } from './main-nav'
import { HeaderShell } from './menu-context'
import { NavPanel } from './nav-panel'
import { SearchBox } from './search-box'
import { type Codes, TopStrip } from './top-strip'
import strip from './top-strip.module.css'

/** Study navigation; immigration navigation with its search; study navigation with the social codes. */
export type HeaderVariant = 'default' | 'immigration' | 'special'

export type HeaderViewProps = {
  variant: HeaderVariant
  origins: NavOrigins
  /** Whether there is a list of branches, in the shared state. */
  hasBranches: boolean
  /** The social codes, which stand in the special header alone. */
  codes: Codes | null
  /** Canonical path of the page shown. */
  path: string
  /** The parameter `index` of its address. */
  index: string | null
}

const panelId = 'site-menu'

/**
 * Before anything is painted: says that scripts run, and marks the item that the parameter `index` names. Runs where it stands, right
 * behind the navigation; the header's code then holds both.
 */
const beforePaint = `(function(s){s.closest('header').dataset.scripts='asleep';var n=s.previousElementSibling,i=new URLSearchParams(location.search).get('index'),t=i&&/^\\d{1,2}$/.test(i)&&n.querySelector('[data-position="'+Number(i)+'"]');if(!t)return;n.querySelectorAll('[data-position][aria-current]').forEach(function(e){e.removeAttribute('aria-current')});t.setAttribute('aria-current','true')})(document.currentScript)`

/** The header as it is drawn (specification §2 Header); `SiteHeader` brings the data, `HeaderIsland` the page shown. */
export function HeaderView({ variant, origins, hasBranches, codes, path, index }: HeaderViewProps) {
  const immigration = variant === 'immigration'
  const items = immigration ? immigrationNavigation() : studyNavigation(origins)
  const active =
    positionOfIndex(index, items.length) ??
    positionOfPath(
      items.map((item) => item.matches),
      path,
    )
  const channels = Object.values(codes ?? {}).flatMap(({ channel, value, standIn }) =>
    standIn ? [] : [{ name: channel, href: value }],
  )
  const brand = <Brand note={immigration ? '移民与身份规划' : '留学与身份规划'} />
  return (
    <>
      <a href="#main" className={styles.skip}>
        跳到正文
      </a>
      <HeaderShell className={styles.header} activePosition={active} path={path}>
        <TopStrip hasBranches={hasBranches} codes={codes} />
        <div className={styles.row}>
          <div>{brand}</div>
          <a href={hotlineHref} className={styles.hotline}>
            <Icon of="phone" className={styles.phone} strokeWidth={1.5} />
            <span>
              <span className={styles.hotlineLabel}>咨询热线</span>
              <span className={styles.number}>{site.hotline}</span>
            </span>
          </a>
          <button type="button" className={styles.toggle} popoverTarget={panelId}>
            <Icon of="menu" strokeWidth={1.75} />
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
              <Icon of="x" strokeWidth={1.75} />
              关闭
            </button>
          </div>
          <div className={styles.navRow}>
            <MainNav items={items} origins={origins} inverse={immigration} />
            <script>{beforePaint}</script>
          </div>
          <KeptPanelLinks className={strip.block} channels={channels} />
        </NavPanel>
      </HeaderShell>
    </>
  )
}
