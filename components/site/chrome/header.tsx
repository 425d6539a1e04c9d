'use client'

import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { BranchLink } from '@/lib/api/branches'
import {
  immigrationNavigation,
  type MenuCountry,
  type NavOrigins,
  studyNavigation,
} from '@/lib/routing/navigation'
import { doors } from '@/lib/routing/paths'
import { hotlineHref, site } from '@/lib/site'
import { Brand } from './brand'
import styles from './header.module.css'
import { ImmigrationSearch } from './immigration-search'
import { MainNav } from './main-nav'
import { HeaderShell } from './menu-context'
import { PanelLinks } from './panel-links'
import { SearchBox } from './search-box'
import { type Codes, TopStrip } from './top-strip'
import { isNarrow, onWide } from './viewport'

/** Study navigation; immigration navigation with its search; study navigation with the social QR codes. */
export type HeaderVariant = 'default' | 'immigration' | 'special'

type HeaderProps = {
  variant: HeaderVariant
  countries: readonly MenuCountry[]
  origins: NavOrigins
  branches: readonly BranchLink[]
  /** The social QR codes, only for the special header. */
  codes: Codes | null
}

const panelId = 'site-menu'

const toggleClass = `${styles.toggle} nav:hidden print:hidden! press gap-1.5 text-ink-900 font-semibold whitespace-nowrap rounded-sm border border-line-strong`

/**
 * Runs before the first paint, directly behind the navigation. It announces that scripts are coming, and takes that
 * back three seconds after the load event when they have failed. It also marks the item named by the parameter
 * `index`, because the server's HTML is the same for every query. `HeaderShell` then maintains both.
 */
const beforePaint = `(function(s){var h=s.closest('header'),n=s.previousElementSibling,i=new URLSearchParams(location.search).get('index'),t=i&&/^\\d{1,2}$/.test(i)&&n.querySelector('[data-position="'+Number(i)+'"]');h.dataset.scripts='coming';addEventListener('load',function(){setTimeout(function(){if(h.dataset.scripts==='coming')h.removeAttribute('data-scripts')},3e3)});if(!t)return;n.querySelectorAll('[data-position][aria-current]').forEach(function(e){e.removeAttribute('aria-current')});t.setAttribute('aria-current','true')})(document.currentScript)`

/**
 * Renders the header (specification §2 Header). `SiteHeader` loads its data, and `HeaderShell` knows the current
 * page. It is one client component: if the server rendered the parts around its menus, they would be in each page a
 * second time, as payload of 3 KB gzip.
 */
export function Header({ variant, countries, origins, branches, codes }: HeaderProps) {
  const immigration = variant === 'immigration'
  const items = immigration ? immigrationNavigation() : studyNavigation(countries, origins)
  const channels = Object.values(codes ?? {}).flatMap(({ channel, value, standIn }) =>
    standIn ? [] : [{ name: channel, href: value }],
  )
  const brand = <Brand note={immigration ? '移民与身份规划' : '留学与身份规划'} />
  return (
    <>
      <a
        href="#main"
        className={`${styles.skip} press font-semibold rounded-sm bg-white [box-shadow:var(--shadow-md)] absolute top-2 left-gutter px-4`}
      >
        跳到正文
      </a>
      <HeaderShell className="contents" matches={items.map((item) => item.matches)}>
        <TopStrip branches={branches} codes={codes} />
        <div
          className={`${styles.row} grid items-center justify-between gap-8 mx-auto max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] max-nav:flex max-nav:flex-wrap max-nav:border-b max-nav:border-b-line`}
        >
          <div className="flex max-nav:me-auto">{brand}</div>
          <a
            href={hotlineHref}
            className={`${styles.hotline} press gap-3 no-underline col-3 text-ink-900 leading-[1.2] max-nav:gap-1.5`}
          >
            <Icon
              of="phone"
              className={`${styles.phone} flex-none w-7 h-7 max-nav:w-5 max-nav:h-5`}
              strokeWidth={1.5}
            />
            <span>
              <span className="block text-muted text-xs max-nav:hidden">咨询热线</span>
              <span className={`${styles.number} font-semibold tabular-nums whitespace-nowrap`}>
                {site.hotline}
              </span>
            </span>
          </a>
          <button type="button" className={toggleClass} popoverTarget={panelId}>
            <Icon of="menu" strokeWidth={1.75} />
            菜单
          </button>
          <div className="print:hidden! col-2 row-1 max-nav:flex-[1_0_100%]">
            {immigration ? <ImmigrationSearch /> : <SearchBox />}
          </div>
        </div>
        <NavPanel
          id={panelId}
          className={`${styles.panel} ${immigration ? styles.inverse : ''} print:hidden!`}
        >
          <div
            className={`${styles.panelHead} flex items-center justify-between sticky top-0 z-1 px-gutter py-3 border-b border-line bg-paper nav:hidden`}
          >
            {brand}
            <button type="button" className={toggleClass} popoverTarget={panelId} popoverTargetAction="hide">
              <Icon of="x" strokeWidth={1.75} />
              关闭
            </button>
          </div>
          <div className="nav:max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] nav:mx-auto nav:px-gutter">
            <ul className="nav:hidden grid grid-cols-3 gap-2 px-gutter pt-3">
              {doors.map(({ label, href, icon }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className="grid justify-items-center gap-1 py-3 border border-line rounded-md bg-white text-heading font-semibold no-underline"
                  >
                    <Icon of={icon} strokeWidth={1.75} />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <MainNav items={items} inverse={immigration} />
            <script>{beforePaint}</script>
          </div>
          <PanelLinks branches={branches} channels={channels} />
        </NavPanel>
      </HeaderShell>
    </>
  )
}

/**
 * The box of the navigation: part of the page on wide screens, a popover on narrow ones. The browser opens and closes
 * it, with and without scripts. This component only closes it after a choice, when the focus leaves it, and when the
 * screen becomes wide.
 */
function NavPanel({
  id,
  className,
  children,
}: {
  id: string
  className?: string | undefined
  children: ReactNode
}) {
  const panel = useRef<HTMLDivElement>(null)
  const hide = () => hidePopover(panel.current)

  useEffect(() => {
    // The popover may have been opened before the scripts ran, on a screen that is wide now.
    if (!isNarrow()) hidePopover(panel.current)
    return onWide(() => hidePopover(panel.current))
  }, [])

  // In the capture phase, so that hiding returns the focus to the menu button before a dialog opens and remembers it.
  function onChoice(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const choice = event.target.closest('a, button')
    if (choice === null || choice.hasAttribute('aria-expanded') || choice.hasAttribute('popovertarget'))
      return
    hide()
  }

  function onBlur(event: FocusEvent) {
    const next = event.relatedTarget
    if (next !== null && isNarrow() && !panel.current?.contains(next)) hide()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the presses on the links inside
    <div ref={panel} id={id} popover="auto" className={className} onClickCapture={onChoice} onBlur={onBlur}>
      {children}
    </div>
  )
}

/** Old browsers have no popovers; CSS shows the panel as part of the page there. */
function hidePopover(panel: HTMLElement | null) {
  if (panel !== null && 'popover' in panel && panel.matches(':popover-open')) panel.hidePopover()
}
